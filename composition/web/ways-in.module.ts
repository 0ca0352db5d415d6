import { ContainerModule } from 'inversify';
import { BrowserCaptchaSolver } from '#adapters/browser/browser-captcha-solver.ts';
import { BrowserSsoRedirect } from '#adapters/browser/browser-sso-redirect.ts';
import type { ApiClient } from '#adapters/http/api-client.ts';
import { httpCaptchaGateway } from '#adapters/http/http-captcha.gateway.ts';
import { httpDealerRecoveryGateway } from '#adapters/http/http-recovery.gateway.ts';
import { httpMsaRecoveryGateway } from '#adapters/http/http-recovery.gateway.ts';
import { httpRegistrationGateway } from '#adapters/http/http-registration.gateway.ts';
import { httpRememberedDevicesGateway } from '#adapters/http/http-remembered-devices.gateway.ts';
import { httpSsoGateway } from '#adapters/http/http-sso.gateway.ts';
import { CAPTCHA_WORKER } from '#adapters/wire/captcha-provider.ts';
import { TOKENS } from './tokens.ts';

/** What recovery, registration, single sign-on and remembered devices talk to; made when the first of their dialogs asks. */
export const waysInModule = (client: ApiClient): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.captchaGateway).toResolvedValue(() => httpCaptchaGateway(client));
    bind(TOKENS.captchaSolver).toResolvedValue(
      () => new BrowserCaptchaSolver(() => new Worker(CAPTCHA_WORKER)),
    );
    bind(TOKENS.msaRecoveryGateway).toResolvedValue(() => httpMsaRecoveryGateway(client));
    bind(TOKENS.dealerRecoveryGateway).toResolvedValue(() => httpDealerRecoveryGateway(client));
    bind(TOKENS.registrationGateway).toResolvedValue(() => httpRegistrationGateway(client));
    bind(TOKENS.rememberedDeviceGateway).toResolvedValue(() =>
      httpRememberedDevicesGateway(client),
    );
    bind(TOKENS.ssoGateway).toResolvedValue(() => httpSsoGateway(client));
    bind(TOKENS.ssoRedirect).toResolvedValue(() => new BrowserSsoRedirect());
  });
