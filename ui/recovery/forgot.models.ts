import { startMsaRecovery } from '#core/recovery/start-msa-recovery.use-case.ts';
import type { CaptchaAction } from '#core/captcha/captcha-challenge.schema.ts';
import { recoveryApi } from '#core/recovery/recovery.api.ts';
import { createCaptcha } from '../forms/create-captcha.ts';
import type { Parts } from '../sections/parts.ts';
import type { Models } from '../sections/section.ts';
import { DealerRecoveryViewModel } from './dealer-recovery.view-model.ts';
import { ForgotUsernameViewModel } from './forgot-username.view-model.ts';
import { MsaRecoveryViewModel } from './msa-recovery.view-model.ts';
import { dealerRecoveryGateway, msaRecoveryGateway } from './recovery-gateways.ts';

const backToForm =
  ({ login, dialogs }: Parts) =>
  (identifier: string): void => {
    dialogs.close();
    login.recover(identifier);
  };

/** Creates the captcha of a form. */
const captchaOf = ({ adapters, gatewayOf }: Parts, action: CaptchaAction) =>
  createCaptcha(action, { gatewayOf, ...adapters('forgot') });

export const forgotModels: Models = {
  msaRecovery: (parts) => {
    const { clock, configuration, gatewayOf } = parts;
    const gateway = msaRecoveryGateway(gatewayOf(recoveryApi));
    return new MsaRecoveryViewModel({
      start: startMsaRecovery({ gateway, clock }),
      gateway,
      captcha: captchaOf(parts, 'msaPasswordReset'),
      clock,
      productName: configuration.providerName,
      onDone: backToForm(parts),
    });
  },
  dealerRecovery: (parts) =>
    new DealerRecoveryViewModel({
      gateway: dealerRecoveryGateway(parts.gatewayOf(recoveryApi)),
      captcha: captchaOf(parts, 'dealerRecovery'),
      productName: parts.configuration.providerName,
      onDone: backToForm(parts),
    }),
  forgotUsername: (parts) =>
    new ForgotUsernameViewModel({
      gateway: dealerRecoveryGateway(parts.gatewayOf(recoveryApi)),
      captcha: captchaOf(parts, 'forgotUsername'),
    }),
};
