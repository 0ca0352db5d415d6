import { ContainerModule } from 'inversify';
import { BrowserClassicDoor } from '#adapters/browser/browser-classic-door.ts';
import { createBrowserAdapters } from '#adapters/browser/create-browser-adapters.ts';
import { createHttpAdapters } from '#adapters/http/create-http-adapters.ts';
import { watchPageShow } from '#adapters/browser/watch-page-show.ts';
import { HttpDemoWorld } from '#adapters/http/http-demo-world.ts';
import { API_BASE } from '#adapters/wire/headers.ts';
import type { RuntimeConfiguration } from '#core/configuration/runtime-configuration.schema.ts';
import { RestoreSession } from '#core/session/restore-session.use-case.ts';
import { SessionContext } from '#core/session/session-context.ts';
import { SignOut } from '#core/session/sign-out.use-case.ts';
import { TOKENS } from './tokens.ts';

const originOf = (address: string | null): string | null =>
  address === null ? null : new URL(address, location.href).origin;

/** Browser and HTTP, one of each for the whole page. */
export const adaptersModule = (configuration: RuntimeConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const context = new SessionContext();
    const browser = createBrowserAdapters(configuration.variant);
    const http = createHttpAdapters({
      ...browser,
      origin: location.origin,
      apiBase: API_BASE,
      variant: configuration.variant,
      environment: configuration.environment,
      mapsOrigin: originOf(configuration.mapsUrl),
      mapsKey: configuration.mapsKey,
      context,
    });
    // A page out of the back/forward cache missed what other tabs did; as long as the page lives.
    watchPageShow(() => http.tabs.verify());
    bind(TOKENS.configuration).toConstantValue(configuration);
    bind(TOKENS.clock).toConstantValue({ now: () => Date.now() });
    bind(TOKENS.sessionContext).toConstantValue(context);
    bind(TOKENS.http).toConstantValue(http);
    bind(TOKENS.loginGateway).toConstantValue(http.login);
    bind(TOKENS.sessionGateway).toConstantValue(http.session);
    bind(TOKENS.mfaGateway).toConstantValue(http.mfa);
    bind(TOKENS.accountGateway).toConstantValue(http.account);
    bind(TOKENS.agreementGateway).toConstantValue(http.agreement);
    bind(TOKENS.classicGateway).toConstantValue(http.classic);
    bind(TOKENS.homeGateway).toConstantValue(http.home);
    bind(TOKENS.demoWorld).toConstantValue(new HttpDemoWorld(http.client));
    // Without a classic portal nobody is handed over; the own page then tells so.
    bind(TOKENS.classicDoor).toConstantValue(
      new BrowserClassicDoor(configuration.classicUrl ?? '/classic'),
    );
    bind(TOKENS.restoreSession).toConstantValue(
      new RestoreSession({
        session: context,
        marker: browser.marker,
        refresher: http.refresher,
        gateway: http.session,
        tabs: http.tabs,
      }),
    );
    bind(TOKENS.signOut).toConstantValue(
      new SignOut({ session: context, marker: browser.marker, gateway: http.session }),
    );
  });
