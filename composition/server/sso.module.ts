import { ContainerModule } from 'inversify';
import { OpenIdProviders } from '#adapters/server/sso/open-id-providers.ts';
import type { SsoConfiguration } from '#adapters/server/sso/sso-configuration.ts';
import { ssoSetupOf } from './sso-setup.ts';
import { SERVER } from './tokens.ts';

/** Single sign-on as configured; null = SSO_CONFIG is not set. */
export const ssoModule = (configured: SsoConfiguration | null): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(SERVER.sso)
      .toResolvedValue(
        (settings, addresses) => ssoSetupOf(settings, addresses, configured),
        [SERVER.settings, SERVER.addresses],
      )
      .inSingletonScope();
    bind(SERVER.identityProviders)
      .toResolvedValue(
        (settings, { configuration, redirects }) =>
          new OpenIdProviders({
            entries: configuration.entries,
            redirects,
            allowHttp: settings.mode === 'demo',
          }),
        [SERVER.settings, SERVER.sso],
      )
      .inSingletonScope();
  });
