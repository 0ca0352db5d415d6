import { ContainerModule } from 'inversify';
import { SolveCaptcha } from '#core/captcha/solve-captcha.use-case.ts';
import { CaptchaViewModel } from '#ui/captcha/captcha.view-model.ts';
import { CreateAccountDialog } from '#ui/registration/create-account.dialog.tsx';
import { CreateAccountViewModel } from '#ui/registration/create-account.view-model.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.createAccount).toResolvedValue(
    (registration, gateway, solver, configuration, toasts) =>
      new CreateAccountViewModel({
        registration,
        captcha: new CaptchaViewModel({
          action: 'msaRegister',
          solve: new SolveCaptcha({ gateway, solver }),
        }),
        productName: configuration.providerName,
        toasts,
      }),
    [
      TOKENS.registrationGateway,
      TOKENS.captchaGateway,
      TOKENS.captchaSolver,
      TOKENS.configuration,
      TOKENS.toasts,
    ],
  );
});

/** Create Account, behind its link in the customers' sign-in form. */
export const createAccount: Section = { module, Component: CreateAccountDialog };
