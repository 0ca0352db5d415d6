import { ContainerModule } from 'inversify';
import { CookieDealerMemory } from '#adapters/browser/cookie-dealer-memory.ts';
import { SessionSsoTripStore } from '#adapters/browser/session-sso-trip-store.ts';
import { knownDealer } from '#core/sso/known-dealer.rule.ts';
import { LeaveForProvider } from '#core/sso/leave-for-provider.use-case.ts';
import { SsoDialog } from '#ui/sso/sso.dialog.tsx';
import { SsoViewModel } from '#ui/sso/sso.view-model.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.sso).toResolvedValue(
    (sso, redirect, dialogs, { variant, defaultSiteGroupNum }) => {
      const query = new URLSearchParams(location.search);
      const leave = new LeaveForProvider({ redirect, trip: new SessionSsoTripStore() });
      return new SsoViewModel({
        known: knownDealer({
          asked: query.get('sg'),
          remembered: new CookieDealerMemory(variant).recall(),
          configured: defaultSiteGroupNum,
        }),
        actions: {
          findTenant: (by) => sso.findTenant(by),
          leave: (to) =>
            leave.execute({
              ...to,
              returnUrl: query.get('returnUrl'),
              internal: query.get('internal') === 'true',
            }),
          close: () => dialogs.close(),
        },
      });
    },
    [TOKENS.ssoGateway, TOKENS.ssoRedirect, VIEW_MODEL_TOKENS.dialogs, TOKENS.configuration],
  );
});

/** Continue With Single Sign-On. */
export const sso: Section = { module, Component: SsoDialog };
