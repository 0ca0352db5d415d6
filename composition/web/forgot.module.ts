import { ContainerModule } from 'inversify';
import type { CaptchaAction } from '#core/captcha/captcha.schema.ts';
import type { CaptchaGateway, CaptchaSolver } from '#core/captcha/captcha.gateway.port.ts';
import { SolveCaptcha } from '#core/captcha/solve-captcha.use-case.ts';
import { StartMsaRecovery } from '#core/recovery/start-msa-recovery.use-case.ts';
import { CaptchaViewModel } from '#ui/captcha/captcha.view-model.ts';
import type { LoginViewModel } from '#ui/login/login.view-model.ts';
import { DealerRecoveryViewModel } from '#ui/recovery/dealer-recovery.view-model.ts';
import { ForgotUsernameViewModel } from '#ui/recovery/forgot-username.view-model.ts';
import { ForgotDialog } from '#ui/recovery/forgot.dialog.tsx';
import { MsaRecoveryViewModel } from '#ui/recovery/msa-recovery.view-model.ts';
import type { DialogsViewModel } from '#ui/shell/dialogs.view-model.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const captchaFor = (
  action: CaptchaAction,
  ports: { readonly gateway: CaptchaGateway; readonly solver: CaptchaSolver },
): CaptchaViewModel => new CaptchaViewModel({ action, solve: new SolveCaptcha(ports) });

const backToForm =
  (login: LoginViewModel, dialogs: DialogsViewModel) =>
  (identifier: string): void => {
    dialogs.close();
    login.recover(identifier);
  };

const { login: loginModel, dialogs: dialogsModel } = VIEW_MODEL_TOKENS;
const { captchaGateway, captchaSolver, configuration } = TOKENS;

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.msaRecovery).toResolvedValue(
    (gateway, captcha, solver, clock, { providerName }, login, dialogs) =>
      new MsaRecoveryViewModel({
        start: new StartMsaRecovery({ gateway, clock }),
        gateway,
        captcha: captchaFor('msaPasswordReset', { gateway: captcha, solver }),
        clock,
        productName: providerName,
        onDone: backToForm(login, dialogs),
      }),
    [
      TOKENS.msaRecoveryGateway,
      captchaGateway,
      captchaSolver,
      TOKENS.clock,
      configuration,
      loginModel,
      dialogsModel,
    ],
  );
  bind(VIEW_MODEL_TOKENS.dealerRecovery).toResolvedValue(
    (gateway, captcha, solver, { providerName }, login, dialogs) =>
      new DealerRecoveryViewModel({
        gateway,
        captcha: captchaFor('dealerRecovery', { gateway: captcha, solver }),
        productName: providerName,
        onDone: backToForm(login, dialogs),
      }),
    [
      TOKENS.dealerRecoveryGateway,
      captchaGateway,
      captchaSolver,
      configuration,
      loginModel,
      dialogsModel,
    ],
  );
  bind(VIEW_MODEL_TOKENS.forgotUsername).toResolvedValue(
    (gateway, captcha, solver) =>
      new ForgotUsernameViewModel({
        gateway,
        captcha: captchaFor('forgotUsername', { gateway: captcha, solver }),
      }),
    [TOKENS.dealerRecoveryGateway, captchaGateway, captchaSolver],
  );
});

/** The ways back in for those who forgot (spec §2.5). */
export const forgot: Section = { module, Component: ForgotDialog };
