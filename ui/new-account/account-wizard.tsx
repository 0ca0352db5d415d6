import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import CheckCircleIcon from '@heroicons/react/20/solid/CheckCircleIcon';
import DocumentDuplicateIcon from '@heroicons/react/20/solid/DocumentDuplicateIcon';
import TrashIcon from '@heroicons/react/20/solid/TrashIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import {
  ACCOUNT_STEPS,
  type AccountStep,
  stepAfter,
  stepTitle,
} from '#core/new-account/account-steps.ts';
import { DiscardQuestion } from '../kit/dialog.tsx';
import { Button } from '../kit/button.tsx';
import { formatDate, formatSeconds, readerZone } from '../kit/format-time.ts';
import { FormAlert } from '../kit/form-alert.tsx';
import { Icon } from '../kit/icon.tsx';
import { MEDIA } from '../kit/media.ts';
import { Notice } from '../kit/notice.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { useMedia } from '../kit/use-size.ts';
import { WizardPage, WizardSteps } from './wizard-page.look.tsx';
import type { Act } from '../shell/acts/acts-in-place.rule.ts';
import { PartActs } from '../shell/acts/part-acts.tsx';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { useUnsavedWork } from '../shell/use-unsaved-work.tsx';
import { AccountRail } from './account-rail.tsx';
import { AccountStepCard } from './account-step.tsx';
import { AgenciesStepCard } from './agencies-step.tsx';
import { AgreementStepCard } from './agreement-step.tsx';
import { KeepTemplate } from './keep-template.tsx';
import type { NewAccountViewModel } from './new-account.view-model.ts';
import { OtherDrafts } from './other-drafts.tsx';
import { PremisesStepCard } from './premises-step.tsx';
import { stepFacts } from './review-lines.ts';
import { ReviewStepCard } from './review-step.tsx';
import { useAccountAddress } from './use-account-address.ts';
import { WizardBar, WizardWays } from './wizard-ways.tsx';

interface Props {
  readonly model: NewAccountViewModel;
}

/** Focuses a field or the title of a step once the step has rendered. Retries, because some steps load their code first. */
const focusOn = (step: AccountStep, field: string | null, tries = 60): void => {
  setTimeout(() => {
    const title = document.getElementById('step-title');
    if (title?.textContent !== stepTitle(step)) {
      if (tries > 0) focusOn(step, field, tries - 1);
      return;
    }
    ((field === null ? null : document.getElementById(field)) ?? title).focus();
  }, 50);
};

const Saved = observer(({ model }: Props) => {
  const { expiresAt, pending, savedAt } = model.saver;
  if (savedAt === null || expiresAt === null)
    return (
      <Text data-word="" as="span" size="small" tone="muted">
        Saved automatically
      </Text>
    );
  const zone = readerZone();
  return (
    <Row data-word="" gap={2} role="status">
      <Icon
        of={pending ? ArrowPathIcon : CheckCircleIcon}
        size={20}
        tone={pending ? 'muted' : 'ok'}
      />
      <Text as="span" size="small" tone="muted">
        {pending
          ? 'Saving…'
          : `Draft saved ${formatSeconds(savedAt, zone)}, kept until ${formatDate(expiresAt, savedAt, zone)}`}
      </Text>
    </Row>
  );
});

const Trouble = observer(({ model }: Props) => {
  const { problem, stale } = model.saver;
  if (stale)
    return (
      <Notice
        tone="trouble"
        role="alert"
        title="You changed this draft in another tab or on another device"
      >
        <p>
          What you have typed here since then is not saved. Load the draft to continue from there.
        </p>
        <Button size="sm" onClick={() => void model.reload()}>
          Load the draft
        </Button>
      </Notice>
    );
  return problem === null ? null : <FormAlert tone="error" text={problem} />;
});

const StepCard = observer(
  ({ model, go }: Props & { readonly go: (step: AccountStep, field: string | null) => void }) => {
    const cards: Readonly<Record<AccountStep, () => ReactNode>> = {
      account: () => <AccountStepCard model={model} />,
      premises: () => <PremisesStepCard model={model} />,
      agencies: () => <AgenciesStepCard model={model} />,
      contacts: () => <InsetSlot name="draft-contacts" />,
      passcodes: () => <InsetSlot name="draft-passcodes" />,
      zones: () => <InsetSlot name="draft-zones" />,
      schedules: () => <InsetSlot name="draft-schedules" />,
      agreement: () => <AgreementStepCard model={model} />,
      review: () => <ReviewStepCard model={model} go={go} />,
    };
    return cards[model.step]();
  },
);

/** The steps of a new account, beside a list of the remaining problems (domain guide 6.18). */
export const AccountWizard = observer(({ model }: Props) => {
  const { step, put } = useAccountAddress();
  const [asking, ask] = useState(false);
  useUnsavedWork(
    model.dirty,
    () => model.leave(),
    model.saver.lossWith(model.codes.size),
    async () => {
      await model.saver.finish();
      return !model.dirty;
    },
  );
  useEffect(() => {
    if (step !== null) model.goTo(step);
  }, [model, step]);
  const go = (to: AccountStep, field: string | null): void => {
    model.goTo(to);
    put({ step: to });
    focusOn(to, field);
  };
  const phone = useMedia(MEDIA.phone);
  const isTouched = model.saver.isBegun || model.codes.size > 0;
  const goOn = (): void => {
    const unread = document.querySelector<HTMLElement>('main [data-unread]');
    // A step with a date that cannot be read is left only by choosing another step. The field then shows its error.
    unread?.dispatchEvent(new Event('invalid'));
    unread?.focus();
    const next = stepAfter(model.step);
    if (unread === null && next !== null) go(next.id, null);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.isComposing || document.querySelector('dialog[open]') !== null) return;
      const at = Number(event.code.replace('Digit', ''));
      const jump = event.altKey ? ACCOUNT_STEPS[at - 1] : undefined;
      if (jump !== undefined) go(jump.id, null);
      else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) goOn();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  const discard = async (): Promise<void> => {
    ask(false);
    if (!(await model.discard())) return;
    put({ draft: null, step: null });
    model.begin();
  };
  const acts: readonly Act[] = [
    {
      id: 'keep',
      text: 'Save as template',
      icon: DocumentDuplicateIcon,
      onSelect: () => model.beginnings.name(''),
    },
    {
      id: 'discard',
      text: 'Discard draft',
      icon: TrashIcon,
      onSelect: () => (isTouched ? ask(true) : void discard()),
    },
  ];
  return (
    <>
      {asking && (
        <DiscardQuestion
          title="Discard this draft?"
          loss={model.saver.rev > 0 ? 'The saved draft is deleted. This cannot be undone.' : null}
          onKeep={() => ask(false)}
          onDiscard={() => void discard()}
        />
      )}
      <PageTitle
        title="Create new account"
        actions={
          phone ? (
            <PartActs acts={acts} />
          ) : (
            acts.map(({ id, text, onSelect }) => (
              <Button key={id} {...(id === 'keep' && { look: 'quiet' })} onClick={onSelect}>
                {text}
              </Button>
            ))
          )
        }
      >
        <Saved model={model} />
      </PageTitle>
      {model.beginnings.naming !== null && <KeepTemplate beginnings={model.beginnings} />}
      <Stack gap={4}>
        <Trouble model={model} />
        <WizardPage>
          <nav aria-label="Steps of the account">
            <Stack gap={5}>
              <WizardSteps
                steps={ACCOUNT_STEPS.map(({ id, title }) => {
                  const own = model.validation.of(id).filter(({ tone }) => tone !== 'advice');
                  const seen = model.isVisited(id);
                  const wrong = own.filter(({ tone }) => tone === 'wrong' || seen).length;
                  const finished = seen || stepFacts(model)[id] !== null;
                  return {
                    id,
                    title,
                    wrong,
                    done: id !== 'review' && own.length === 0 && finished,
                  };
                })}
                current={model.step}
                onGo={(id) => {
                  const to = ACCOUNT_STEPS.find((one) => one.id === id);
                  if (to !== undefined) go(to.id, null);
                }}
              />
              <OtherDrafts model={model} />
            </Stack>
          </nav>
          <Stack gap={4}>
            <StepCard model={model} go={go} />
            {!phone && <WizardWays model={model} go={go} onNext={goOn} />}
          </Stack>
          <AccountRail model={model} go={go} />
        </WizardPage>
        {phone && <WizardBar model={model} go={go} onNext={goOn} />}
      </Stack>
    </>
  );
});
