import { ContainerModule } from 'inversify';
import { BrowserCaptchaSolver } from '#adapters/browser/browser-captcha-solver.ts';
import { BrowserSsoRedirect } from '#adapters/browser/browser-sso-redirect.ts';
import type { ApiClient } from '#adapters/http/api-client.ts';
import { HttpCaptchaGateway } from '#adapters/http/http-captcha.gateway.ts';
import { HttpDealerRecoveryGateway } from '#adapters/http/http-dealer-recovery.gateway.ts';
import { HttpMsaRecoveryGateway } from '#adapters/http/http-msa-recovery.gateway.ts';
import { HttpRegistrationGateway } from '#adapters/http/http-registration.gateway.ts';
import { HttpRememberedDeviceGateway } from '#adapters/http/http-remembered-devices.gateway.ts';
import { HttpSsoGateway } from '#adapters/http/http-sso.gateway.ts';
import { CAPTCHA_WORKER } from '#adapters/wire/captcha-provider.ts';
import { TOKENS } from './tokens.ts';

/** What recovery, registration, single sign-on and remembered devices talk to; made when the first of their dialogs asks. */
export const waysInModule = (client: ApiClient): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.captchaGateway).toResolvedValue(() => new HttpCaptchaGateway(client));
    bind(TOKENS.captchaSolver).toResolvedValue(
      () => new BrowserCaptchaSolver(() => new Worker(CAPTCHA_WORKER)),
    );
    bind(TOKENS.msaRecoveryGateway).toResolvedValue(() => new HttpMsaRecoveryGateway(client));
    bind(TOKENS.dealerRecoveryGateway).toResolvedValue(() => new HttpDealerRecoveryGateway(client));
    bind(TOKENS.registrationGateway).toResolvedValue(() => new HttpRegistrationGateway(client));
    bind(TOKENS.rememberedDeviceGateway).toResolvedValue(
      () => new HttpRememberedDeviceGateway(client),
    );
    bind(TOKENS.ssoGateway).toResolvedValue(() => new HttpSsoGateway(client));
    bind(TOKENS.ssoRedirect).toResolvedValue(() => new BrowserSsoRedirect());
  });
