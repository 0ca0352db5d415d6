import { httpRegistrationGateway } from '#adapters/http/http-registration.gateway.ts';
import { CreateAccountDialog } from '#ui/registration/create-account.dialog.tsx';
import { CreateAccountViewModel } from '#ui/registration/create-account.view-model.ts';
import { createCaptcha } from './create-captcha.ts';
import { createSection } from './section.ts';

/** Create Account, behind its link in the customers' sign-in form. */
export const section = createSection(CreateAccountDialog, {
  createAccount: ({ client, configuration, toasts }) =>
    new CreateAccountViewModel({
      registration: httpRegistrationGateway(client),
      captcha: createCaptcha('msaRegister', client),
      productName: configuration.providerName,
      toasts,
    }),
});
