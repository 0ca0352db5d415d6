import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import EnvelopeIcon from '@heroicons/react/24/outline/EnvelopeIcon';
import { Field } from '../kit/field.tsx';
import type { BoundField } from '../forms/form-state.ts';
import { CaptchaField } from '../forms/captcha-field.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { useFocusWrong } from '../forms/form.tsx';
import { useRegistry } from '../shell/registry.ts';
import { useModel } from '../shell/use-model.ts';
import { Icon } from '../kit/icon.tsx';
import { Row } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import { PasswordField } from '../kit/password-field.tsx';
import { PasswordRequirements } from '../forms/password-requirements.tsx';
import { RecoveryFrame, PasswordRecovery } from './recovery-frame.tsx';
import { answerField, type DealerRecoveryViewModel } from './dealer-recovery.view-model.ts';

/**
 * A field for the contact stored for the account (SECURITY.md T13: at most 128). A pasted text that is too long is
 * reported, not cut off.
 */
const ContactField = observer(
  ({
    form,
    first = false,
  }: {
    readonly form: { bind(field: 'contact'): BoundField<string> };
    readonly first?: boolean;
  }) => (
    <Field
      {...form.bind('contact')}
      name="contact"
      data-first={first ? '' : undefined}
      label="Email or Phone"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  ),
);

/**
 * The dialog for a forgotten username, which is mailed to the account's contact. Only the recipient learns whether an
 * account exists (spec §4.2, SECURITY.md T4).
 */
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
        {/* The text is the same whether or not an account has this contact (SECURITY.md T4). */}
        <Row gap={3} align="stretch" role="status">
          <Icon of={EnvelopeIcon} size={24} tone="accent" />
          <Text size="form" tone="muted" wrap="anywhere">
            If a username belongs to <Strong ink>{sentTo}</Strong>, it is on its way there. Messages
            can take a few minutes.
          </Text>
        </Row>
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
          help="It is on your contract and on every invoice."
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <CaptchaField model={model.captcha} />
    </RecoveryFrame>
  );
});

const STEPS = ['Account', 'Questions', 'New password'];
const PASSWORDS = [
  { name: 'newPassword', label: 'New password' },
  { name: 'confirmPassword', label: 'Confirm new password' },
] as const;

interface StepProps {
  readonly model: DealerRecoveryViewModel;
}

const AccountStep = observer(({ model }: StepProps) => {
  const { identity } = model;
  useFocusWrong(identity);
  return (
    <>
      <Field
        {...identity.bind('username')}
        name="username"
        data-first=""
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ContactField form={identity} />
      {!model.known && <CaptchaField model={model.captcha} />}
    </>
  );
});

const QuestionsStep = observer(({ model }: StepProps) => {
  const { answers } = model;
  const { flow } = model.method;
  useFocusWrong(answers);
  if (answers === null || flow.at !== 'prove') return null;
  return flow.opened.questions.map(({ id, text }, index) => {
    const field = answerField(index);
    return (
      <Field
        key={id}
        {...answers.bind(field)}
        data-first={index === 0 ? '' : undefined}
        label={text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    );
  });
});

const PasswordStep = observer(({ model }: StepProps) => {
  const { passwords } = model;
  useFocusWrong(passwords);
  return (
    <>
      {PASSWORDS.map(({ name, label }, index) => (
        <PasswordField
          key={name}
          {...passwords.bind(name)}
          name={name}
          data-first={index === 0 ? '' : undefined}
          label={label}
          autoComplete="new-password"
        />
      ))}
      <PasswordRequirements requirements={model.requirements} />
    </>
  );
});

/**
 * The dialog that resets a dealer's or staff member's forgotten password: username and contact, security questions, new
 * password (spec §4.2).
 */
export const DealerRecoveryDialog = ({ onLeave }: { readonly onLeave: () => void }) => {
  const model = useModel('dealerRecovery');
  return (
    <PasswordRecovery
      model={model}
      steps={STEPS}
      onLeave={onLeave}
      identify={{
        why: 'Enter your username, and the email address or phone number we have for you.',
        fields: <AccountStep model={model} />,
      }}
      prove={{
        why: () => 'Answer your security questions. Capital letters don’t matter.',
        proven: 'Your answers are correct. Continue to choose a new password.',
        press: 'Continue',
        fields: <QuestionsStep model={model} />,
      }}
      reset={{
        owner: ({ username }) => username,
        fields: <PasswordStep model={model} />,
      }}
    />
  );
};
