import { browserSsoRedirect } from '#adapters/browser/browser-sso-redirect.ts';
import { cookieDealerMemory } from '#adapters/browser/cookie-dealer-memory.ts';
import { SessionSsoTripStore } from '#adapters/browser/session-sso-trip-store.ts';
import { httpSsoGateway } from '#adapters/http/http-sso.gateway.ts';
import { knownDealer } from '#core/sso/known-dealer.rule.ts';
import { leaveForProvider } from '#core/sso/leave-for-provider.use-case.ts';
import { SsoDialog } from '#ui/sso/sso.dialog.tsx';
import { SsoViewModel } from '#ui/sso/sso.view-model.ts';
import { createSection } from './section.ts';

/** Continue With Single Sign-On. */
export const section = createSection(SsoDialog, {
  sso: ({ client, dialogs, configuration: { variant, defaultSiteGroupNum } }) => {
    const sso = httpSsoGateway(client);
    const query = new URLSearchParams(location.search);
    const leave = leaveForProvider({
      redirect: browserSsoRedirect(),
      trip: new SessionSsoTripStore(),
    });
    return new SsoViewModel({
      known: knownDealer({
        asked: query.get('sg'),
        remembered: cookieDealerMemory(variant).recall(),
        configured: defaultSiteGroupNum,
      }),
      actions: {
        findTenant: (by) => sso.findTenant(by),
        leave: (to) =>
          leave({
            ...to,
            returnUrl: query.get('returnUrl'),
            internal: query.get('internal') === 'true',
          }),
        close: () => dialogs.close(),
      },
    });
  },
});
