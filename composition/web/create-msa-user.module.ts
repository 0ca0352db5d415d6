import { httpRegistrationGateway } from '#adapters/http/http-registration.gateway.ts';
import { CreateAccountDialog } from '#ui/registration/create-account.dialog.tsx';
import { CreateAccountViewModel } from '#ui/registration/create-account.view-model.ts';
import { createCaptcha } from './create-captcha.ts';
import { createSection } from './section.ts';
import { TOKENS } from './tokens.ts';

/** Create Account, behind its link in the customers' sign-in form. */
export const section = createSection(CreateAccountDialog, (model) => {
  model(
    'createAccount',
    [TOKENS.http, TOKENS.configuration, TOKENS.toasts],
    ({ client }, { providerName }, toasts) =>
      new CreateAccountViewModel({
        registration: httpRegistrationGateway(client),
        captcha: createCaptcha('msaRegister', client),
        productName: providerName,
        toasts,
      }),
  );
});
