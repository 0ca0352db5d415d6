import { httpDealerRecoveryGateway } from '#adapters/http/http-recovery.gateway.ts';
import { httpMsaRecoveryGateway } from '#adapters/http/http-recovery.gateway.ts';
import { startMsaRecovery } from '#core/recovery/start-msa-recovery.use-case.ts';
import { DealerRecoveryViewModel } from '#ui/recovery/dealer-recovery.view-model.ts';
import { ForgotUsernameViewModel } from '#ui/recovery/forgot-username.view-model.ts';
import { ForgotDialog } from '#ui/recovery/forgot.dialog.tsx';
import { MsaRecoveryViewModel } from '#ui/recovery/msa-recovery.view-model.ts';
import type { LoginViewModel } from '#ui/login/login.view-model.ts';
import type { DialogsViewModel } from '#ui/shell/dialogs.view-model.ts';
import { createCaptcha } from './create-captcha.ts';
import { createSection } from './section.ts';
import { modelToken, TOKENS } from './tokens.ts';

const backToForm =
  (login: LoginViewModel, dialogs: DialogsViewModel) =>
  (identifier: string): void => {
    dialogs.close();
    login.recover(identifier);
  };

/** The ways back in for those who forgot (spec §2.5). */
export const section = createSection(ForgotDialog, (model) => {
  const { http, clock: time, configuration } = TOKENS;
  const [loginModel, dialogsModel] = [modelToken('login'), modelToken('dialogs')];
  model(
    'msaRecovery',
    [http, time, configuration, loginModel, dialogsModel],
    ({ client }, clock, { providerName }, login, dialogs) => {
      const gateway = httpMsaRecoveryGateway(client);
      return new MsaRecoveryViewModel({
        start: startMsaRecovery({ gateway, clock }),
        gateway,
        captcha: createCaptcha('msaPasswordReset', client),
        clock,
        productName: providerName,
        onDone: backToForm(login, dialogs),
      });
    },
  );
  model(
    'dealerRecovery',
    [http, configuration, loginModel, dialogsModel],
    ({ client }, { providerName }, login, dialogs) =>
      new DealerRecoveryViewModel({
        gateway: httpDealerRecoveryGateway(client),
        captcha: createCaptcha('dealerRecovery', client),
        productName: providerName,
        onDone: backToForm(login, dialogs),
      }),
  );
  model(
    'forgotUsername',
    [http],
    ({ client }) =>
      new ForgotUsernameViewModel({
        gateway: httpDealerRecoveryGateway(client),
        captcha: createCaptcha('forgotUsername', client),
      }),
  );
});
