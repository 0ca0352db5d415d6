import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LIMITS } from '#core/kernel/limits.ts';
import { CaptchaField } from '../forms/captcha-field.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Field } from '../kit/field.tsx';
import { useFocusWrong } from '../forms/form.tsx';
import { useRegistry } from '../shell/registry.ts';
import { useModel } from '../shell/use-model.ts';
import { ContactField } from './contact-field.tsx';
import { RecoveryFrame } from './recovery-frame.tsx';
import EnvelopeIcon from '@heroicons/react/24/outline/EnvelopeIcon';
import { Icon } from '../kit/icon.tsx';
import { Row } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';

/** The same words whether or not a username belongs to the contact (SECURITY.md T4). */
const SentNote = ({ contact }: { readonly contact: string }) => (
  <Row gap={3} align="stretch" role="status">
    <Icon of={EnvelopeIcon} size={24} tone="accent" />
    <Text size="form" tone="muted" wrap="anywhere" names>
      If a username belongs to <b>{contact}</b>, it is on its way there. Messages can take a few
      minutes.
    </Text>
  </Row>
);

/** A forgotten username is sent to the contact it belongs to; whether there is one shows in the mailbox only (spec §4.2, SECURITY.md T4). */
export const ForgotUsernameDialog = observer(({ onLeave }: { readonly onLeave: () => void }) => {
  const dialogs = useRegistry().create('dialogs');
  const model = useModel('forgotUsername');
  const { form, numberAsked, sentTo } = model;
  useFocusWrong(form);
  useEffect(() => {
    if (numberAsked) document.getElementById('dealerNumber')?.focus();
  }, [numberAsked]);
  if (sentTo !== null)
    return (
      <Dialog
        id="forgot-username"
        title="Forgot username"
        onClose={() => dialogs.close()}
        foot={
          <Button look="primary" data-first="" onClick={() => dialogs.close()}>
            Done
          </Button>
        }
      >
        <SentNote contact={sentTo} />
      </Dialog>
    );
  return (
    <RecoveryFrame
      id="forgot-username"
      title="Forgot username"
      step="form"
      why="Enter the email address or phone number we have for you. We send your username there."
      run={model.run}
      onBack={onLeave}
      press="Send username"
      onSubmit={() => void model.send()}
    >
      <ContactField form={form} first />
      {numberAsked && (
        <Field
          {...form.bind('dealerNumber')}
          name="dealerNumber"
          label="Dealer number"
          help="It stands on your contract and on every invoice."
          inputMode="numeric"
          autoComplete="off"
          maxLength={LIMITS.dealerNumber}
        />
      )}
      <CaptchaField model={model.captcha} />
    </RecoveryFrame>
  );
});
