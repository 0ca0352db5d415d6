import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { progress } from '#core/login/login-flow.rule.ts';
import { ACKNOWLEDGEMENT_LABEL } from '#core/privacy/acknowledgement.schema.ts';
import { Button } from '#ui/kit/button.tsx';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { FormAlert } from '#ui/kit/form-alert.tsx';
import { LinkButton } from '#ui/kit/link-button.tsx';
import { LongText } from '#ui/kit/long-text.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { useRegistry } from '#ui/shell/registry.ts';
import { useModel } from '#ui/shell/use-model.ts';
import { StepProgress } from '../../kit/step-progress.tsx';
import { Stack } from '../../kit/stack.ts';
import { Text } from '../../kit/text.ts';

const WORDS = {
  terms: {
    title: 'Terms and conditions',
    why: 'They apply to everyone who uses this portal. Please read them before you go on.',
    decline: 'Decline',
  },
  privacy: {
    title: 'Privacy policy',
    why: 'It says what we keep about you and why. Please read it before you go on.',
    decline: 'Reject',
  },
} as const;

/** Terms or privacy policy after the last step; going on needs the tick, declining says what follows (spec §4.1, §5). */
export const AgreementDialog = observer(() => {
  const login = useRegistry().create('login');
  const model = useModel('agreementStep');
  const { flow } = login;
  const which = flow.at === 'agreement' ? flow.which : 'terms';
  const words = WORDS[which];
  const steps = progress(flow);
  useEffect(() => {
    document.title = `${words.title} · Login`;
  }, [words.title]);
  const ready = model.agreement !== null;
  return (
    <Dialog
      id="agreement"
      title={words.title}
      size="md"
      foot={
        <>
          <LinkButton quiet onClick={() => void login.backToSignIn()}>
            Back to sign in
          </LinkButton>
          <Button onClick={() => void model.decline()}>{words.decline}</Button>
          <Button
            look="primary"
            busy={model.run.busy}
            disabled={!ready}
            onClick={() => void model.accept()}
          >
            Accept
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {steps !== null && steps.total > 1 && <StepProgress {...steps} />}
        <Text size="body" tone="muted">
          {words.why}
        </Text>
        {model.problem !== null && <FormAlert tone="error" text={model.problem} />}
        {model.agreement !== null && <LongText text={model.agreement.text} />}
        {!ready && model.problem === null && <Skeleton lines={6} label="Loading the text" />}
        {!ready && model.problem !== null && (
          <Button onClick={() => void model.start()}>Try again</Button>
        )}
        {ready && (
          <Checkbox id="accept" checked={model.ticked} onChange={(checked) => model.tick(checked)}>
            {ACKNOWLEDGEMENT_LABEL}
          </Checkbox>
        )}
      </Stack>
    </Dialog>
  );
});
