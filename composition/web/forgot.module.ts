import {
  httpDealerRecoveryGateway,
  httpMsaRecoveryGateway,
} from '#adapters/http/http-recovery.gateway.ts';
import { startMsaRecovery } from '#core/recovery/start-msa-recovery.use-case.ts';
import { DealerRecoveryViewModel } from '#ui/recovery/dealer-recovery.view-model.ts';
import { ForgotUsernameViewModel } from '#ui/recovery/forgot-username.view-model.ts';
import { ForgotDialog } from '#ui/recovery/forgot.dialog.tsx';
import { MsaRecoveryViewModel } from '#ui/recovery/msa-recovery.view-model.ts';
import { createCaptcha } from './create-captcha.ts';
import type { Parts } from './parts.ts';
import { createSection } from './section.ts';

const backToForm =
  ({ login, dialogs }: Parts) =>
  (identifier: string): void => {
    dialogs.close();
    login.recover(identifier);
  };

/** The ways back in for those who forgot (spec §2.5). */
export const section = createSection(ForgotDialog, {
  msaRecovery: (parts) => {
    const { client, clock, configuration } = parts;
    const gateway = httpMsaRecoveryGateway(client);
    return new MsaRecoveryViewModel({
      start: startMsaRecovery({ gateway, clock }),
      gateway,
      captcha: createCaptcha('msaPasswordReset', client),
      clock,
      productName: configuration.providerName,
      onDone: backToForm(parts),
    });
  },
  dealerRecovery: (parts) =>
    new DealerRecoveryViewModel({
      gateway: httpDealerRecoveryGateway(parts.client),
      captcha: createCaptcha('dealerRecovery', parts.client),
      productName: parts.configuration.providerName,
      onDone: backToForm(parts),
    }),
  forgotUsername: ({ client }) =>
    new ForgotUsernameViewModel({
      gateway: httpDealerRecoveryGateway(client),
      captcha: createCaptcha('forgotUsername', client),
    }),
});
