import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { registrationApi } from '#core/registration/registration.api.ts';
import { Field, type FieldProps } from '../kit/field.tsx';
import { MaskedField } from '../kit/masked-field.tsx';
import { PasswordField } from '../kit/password-field.tsx';
import { Grid } from '../kit/grid.ts';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { CaptchaField } from '../forms/captcha-field.tsx';
import { Refusal, FormDialog, useFocusWrong } from '../forms/form.tsx';
import { PasswordRequirements } from '../forms/password-requirements.tsx';
import { useRegistry } from '../shell/registry.ts';
import { useGuardedClose } from '../shell/use-unsaved-work.tsx';
import { useModel } from '../shell/use-model.ts';
import { CreateAccountViewModel, type CreateAccountField } from './create-account.view-model.ts';
import { createCaptcha } from '../forms/create-captcha.ts';
import { createSection } from '../sections/section.ts';
import { registrationGateway } from './registration-gateway.ts';

const idOf = (part: string): string => `create-${part}`;

/** Focuses the first invalid field, or the field or captcha that the server's refusal refers to. */
const useFocusFault = ({ form, refusals, atFault }: CreateAccountViewModel): void => {
  useFocusWrong(form);
  useEffect(() => {
    if (refusals > 0 && atFault !== null) document.getElementById(idOf(atFault))?.focus();
  }, [refusals, atFault]);
};

/**
 * Create MSA user (spec §2.5, §5 "Create MSA account"). The customer proves the account by its number and a passcode, then
 * receives a link by mail.
 */
export const CreateMsaUserDialog = observer(() => {
  const dialogs = useRegistry().create('dialogs');
  const model = useModel('createAccount');
  const { form, done } = model;
  const { close, question } = useGuardedClose(model.dirty);
  useEffect(() => {
    if (done) dialogs.close();
  }, [done, dialogs]);
  useFocusFault(model);
  const props = (name: CreateAccountField, label: string): FieldProps => ({
    ...form.bind(name),
    name,
    label,
  });
  return (
    <>
      {question}
      <FormDialog
        id="create-account"
        title="Create Account"
        press="Create Account"
        busy={model.busy}
        onClose={close}
        onSubmit={() => void model.submit()}
      >
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
          />
          <MaskedField
            {...props('passcode', 'Account passcode')}
            help="The word you give on the phone, not your keypad code."
          />
        </Grid>
        <CaptchaField id={idOf('captcha')} model={model.captcha} />
      </FormDialog>
    </>
  );
});

/** The Create Account dialog, opened from the customers' sign-in form. */
export const section = createSection(CreateMsaUserDialog, {
  createAccount: ({ adapters, configuration, gatewayOf, toasts }) =>
    new CreateAccountViewModel({
      registration: registrationGateway(gatewayOf(registrationApi)),
      captcha: createCaptcha('msaRegister', { gatewayOf, ...adapters('create-msa-user') }),
      productName: configuration.providerName,
      toasts,
    }),
});
