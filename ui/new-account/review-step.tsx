import { observer } from 'mobx-react-lite';
import { counted } from '#core/kernel/counted.rule.ts';
import type { AccountStep } from '#core/new-account/account-steps.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { MEDIA } from '../kit/media.ts';
import { Notice } from '../kit/notice.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { useMedia } from '../kit/use-size.ts';
import { ReviewLines } from './review-lines.look.tsx';
import { WizardCard, WizardPart } from '../kit/wizard-card.tsx';
import type { NewAccountViewModel } from './new-account.view-model.ts';
import { reviewLines, reviewState } from './review-lines.ts';

interface Props {
  readonly model: NewAccountViewModel;
  readonly go: (step: AccountStep, field: string | null) => void;
}

/** The button that creates the account. `onLeft` is called if something is left to fix, which is listed above. */
export const CreateButton = observer(
  ({ model, onLeft }: Pick<Props, 'model'> & { readonly onLeft?: () => void }) => {
    const { submit } = model;
    const press = async (): Promise<void> => {
      if (model.validation.blocking > 0) submit.complain();
      else await submit.run();
      if (submit.createdNum === null) onLeft?.();
    };
    return (
      <Button look="primary" busy={submit.submission.busy} onClick={() => void press()}>
        Create account
      </Button>
    );
  },
);

/** The last step: a summary of the draft with links to each step, and the button that creates the account (domain guide 6.18). */
export const ReviewStepCard = observer(({ model, go }: Props) => {
  const { submit } = model;
  const { blocking } = model.validation;
  const state = reviewState(model);
  const phone = useMedia(MEDIA.phone);
  return (
    <WizardCard title="Review" about="what is missing, done and recommended">
      <WizardPart>
        <Stack gap={4}>
          <Refusal of={submit.submission} />
          {state === 'faulty' ? (
            <Notice
              tone="alarm"
              role={model.submit.refusals > 0 ? 'alert' : 'status'}
              title={`${counted(blocking, 'thing')} to fix before you submit`}
            >
              <p>Select a line to go to its field.</p>
            </Notice>
          ) : state === 'reading' ? (
            <Notice tone="info" role="status" title="The signed agreement is still being read">
              <p>Create account waits until it is stored, so you can press it now.</p>
            </Notice>
          ) : (
            <Notice tone="ok" role="status" title="Ready to create">
              <p>The account is created once, even if you press twice.</p>
            </Notice>
          )}
          <Row gap={3} wrap={2}>
            {!phone && <CreateButton model={model} />}
            <Text size="small" tone="muted">
              {`It starts on test for ${model.draft.agreement.testHours} hours, until the installer signs off.`}
            </Text>
          </Row>
        </Stack>
      </WizardPart>
      <ReviewLines label="Review" lines={reviewLines(model, go)} />
    </WizardCard>
  );
});
