import { useEffect, useRef, type ReactNode, type SVGProps, type KeyboardEvent } from 'react';
import { observer } from 'mobx-react-lite';
import type { SsoProvider, SsoTenant } from '#core/sso/sso-tenant.schema.ts';
import { Icon } from '../kit/icon.tsx';
import { FormDialog } from '../forms/form.tsx';
import { Field } from '../kit/field.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { Text } from '../kit/text.ts';
import { Dialog } from '../kit/dialog.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { moveInList } from '../kit/move-in-list.rule.ts';
import { ChoiceButton } from '../kit/choice-button.tsx';
import { useModel } from '../shell/use-model.ts';
import type { SsoViewModel } from './sso.view-model.ts';
import { createSection } from '../sections/section.ts';
import { ssoModels } from './sso.models.ts';

/** Display names of the SSO providers (spec §2.4). */
const PROVIDER_NAMES: Readonly<Record<SsoProvider, string>> = {
  Microsoft: 'Microsoft',
  Okta: 'Okta',
  DUO: 'Duo',
};

// Returns an icon component on the 24 px grid. The drawings are our own, not trademark files.
const drawn = (paths: ReactNode) => (props: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 24 24" fill="currentColor" {...props}>
    {paths}
  </svg>
);
const MARKS = {
  Microsoft: drawn(
    <>
      <rect x="3" y="3" width="8" height="8" rx="1" />
      <rect x="13" y="3" width="8" height="8" rx="1" opacity=".7" />
      <rect x="3" y="13" width="8" height="8" rx="1" opacity=".7" />
      <rect x="13" y="13" width="8" height="8" rx="1" opacity=".45" />
    </>,
  ),
  Okta: drawn(
    <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4Z" />,
  ),
  DUO: drawn(
    <>
      <path d="M3 6h3.5a6 6 0 0 1 0 12H3V6Z" />
      <path d="M21 6h-3.5a6 6 0 0 0 0 12H21V6Z" opacity=".6" />
    </>,
  ),
} as const satisfies Readonly<Record<SsoProvider, unknown>>;

/** The tenant picker, which asks for the company if no dealer is known (spec §2.4, §5). */
const TenantDialog = observer(({ model }: { readonly model: SsoViewModel }) => {
  const field = useRef<HTMLInputElement>(null);
  const { refusals, problem } = model;
  useEffect(() => {
    if (refusals > 0) field.current?.focus();
  }, [refusals]);
  return (
    <FormDialog
      id="sso"
      title="Find your company"
      press="Continue"
      busy={model.busy}
      onBack={() => model.back()}
      onClose={() => model.close()}
      onSubmit={() => void model.submit()}
    >
      <Text tone="muted">Single sign-on takes you to your own company’s sign-in.</Text>
      {problem !== null && <FormAlert tone="error" text={problem} />}
      <Field
        id="team-domain"
        ref={field}
        data-first=""
        label="Team Domain"
        help="The short name your company chose. Your account administrator knows it."
        autoComplete="organization"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        value={model.teamDomain}
        error={model.fieldError}
        onChange={(text) => model.type(text)}
        onBlur={() => model.leaveField()}
      />
    </FormDialog>
  );
});

/** The choice of one of the company's SSO providers. Arrow keys move; Enter or a press opens the provider (spec §2.4). */
const ProvidersDialog = ({
  model,
  tenant: { dealerName, providers },
  leaving,
}: {
  readonly model: SsoViewModel;
  readonly tenant: SsoTenant;
  /** The provider being opened; null for none. */
  readonly leaving: SsoProvider | null;
}) => {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const choices = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = choices.findIndex((choice) => choice === document.activeElement);
    const to = moveInList(event.key, { at, count: choices.length });
    if (to === null) return;
    event.preventDefault();
    choices[to]?.focus();
  };
  return (
    <Dialog id="sso" title={`Sign into ${dealerName}`} size="md" onClose={() => model.close()}>
      <Stack gap={4}>
        <Text tone="muted">
          Choose where your company signs in. You leave this page and return afterwards.
        </Text>
        <Stack as="ul" gap={2} ref={list} aria-label="Providers" onKeyDown={move}>
          {providers.map((provider, index) => (
            <li key={provider}>
              <ChoiceButton
                title={PROVIDER_NAMES[provider]}
                mark={<Icon of={MARKS[provider]} size={24} tone="accent" />}
                data-first={index === 0 ? '' : undefined}
                busy={leaving === provider}
                onClick={() => model.choose(provider)}
              />
            </li>
          ))}
        </Stack>
        <HiddenText role="status">
          {leaving === null ? '' : `Opening ${PROVIDER_NAMES[leaving]}`}
        </HiddenText>
        <Row>
          <LinkButton onClick={() => model.pickAnother()}>Use another team domain</LinkButton>
        </Row>
      </Stack>
    </Dialog>
  );
};

/** Continue With Single Sign-On: a dealer's providers, or the tenant picker if no dealer is known (spec §2.4). */
export const SsoDialog = observer(() => {
  const model = useModel('sso');
  // After Back from the provider, the browser shows this page in its last state, so the providers must be offered again.
  useEffect(() => {
    const comeBack = (): void => model.comeBack();
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [model]);
  const { flow } = model;
  switch (flow.at) {
    case 'looking':
      return (
        <Dialog id="sso" title="Single sign-on" size="md" onClose={() => model.close()}>
          <Skeleton lines={3} label="Looking up your company" />
        </Dialog>
      );
    case 'picker':
      return <TenantDialog key="picker" model={model} />;
    case 'providers':
    case 'leaving':
      return (
        <ProvidersDialog
          key="providers"
          model={model}
          tenant={flow.tenant}
          leaving={flow.at === 'leaving' ? flow.provider : null}
        />
      );
  }
});

/** The Continue With Single Sign-On dialog. */
export const section = createSection(SsoDialog, ssoModels);
