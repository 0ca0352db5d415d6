import { observer } from 'mobx-react-lite';
import { Form } from '../forms/form.tsx';
import { useEffect } from 'react';
import { LIMITS } from '#core/kernel/limits.ts';
import { CaptchaField } from '../forms/captcha-field.tsx';
import { Field, type FieldProps } from '../kit/field.tsx';
import { PasswordField } from '../kit/password-field.tsx';
import { Refusal } from '../forms/refusal.tsx';
import { Grid } from '../kit/grid.ts';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { useFocusWrong } from '../forms/use-focus-wrong.ts';
import { PasswordRequirements } from '../forms/password-requirements.tsx';
import type { CreateAccountField, CreateAccountViewModel } from './create-account.view-model.ts';

/** The form's id, for the button at the dialog's foot. */
export const CREATE_FORM = 'create-account-form';

const idOf = (part: string): string => `create-${part}`;

/** Takes the focus to what is wrong: the first wrong field, or what the server's refusal speaks about. */
const useFocusFault = ({ form, refusals, atFault }: CreateAccountViewModel): void => {
  useFocusWrong(form);
  useEffect(() => {
    if (refusals > 0 && atFault !== null) document.getElementById(idOf(atFault))?.focus();
  }, [refusals, atFault]);
};

/** What a new customer tells: address, password, whose account it is, and the security check (spec §5 "Create MSA account"). */
export const CreateAccountForm = observer(
  ({ model }: { readonly model: CreateAccountViewModel }) => {
    const { form } = model;
    useFocusFault(model);
    const props = (name: CreateAccountField, label: string): FieldProps => ({
      ...form.bind(name),
      name,
      label,
    });
    return (
      <Form id={CREATE_FORM} method="post" onSend={() => model.submit()}>
        <Text tone="muted">
          We send a link to your email address. Your account is ready once you have opened it.
        </Text>
        <Refusal of={model} />
        <Field
          {...props('email', 'Email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          data-first=""
        />
        <Stack gap={2}>
          <PasswordField {...props('password', 'Password')} autoComplete="new-password" />
          <PasswordRequirements requirements={model.requirements} />
        </Stack>
        <Grid columns="fields" gap={4}>
          <Field
            {...props('accountNumber', 'Account number')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={LIMITS.accountNumber}
          />
          <PasswordField
            {...props('passcode', 'Account passcode')}
            help="The word you give on the phone, not the code of your keypad."
            autoComplete="off"
            maxLength={LIMITS.accountPasscode}
          />
        </Grid>
        <CaptchaField id={idOf('captcha')} model={model.captcha} />
      </Form>
    );
  },
);
