import { knownDealer } from '#core/sso/known-dealer.rule.ts';
import { leaveForProvider } from '#core/sso/leave-for-provider.use-case.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { ssoApi } from '#core/sso/sso.api.ts';
import type { SsoRedirect, SsoTripStore } from '#core/sso/sso.gateway.port.ts';
import type { Models } from '../sections/section.ts';
import { SsoViewModel } from './sso.view-model.ts';
import { ssoGateway } from './sso-gateway.ts';

/** The browser adapters that only single sign-on needs. */
export interface SsoAdapters {
  /** Returns the dealer of this browser's last sign-in, unchecked. */
  readonly recallDealer: (variant: Variant) => string | null;
  /** Returns the query string of the page's URL. */
  readonly query: () => string;
  readonly redirect: SsoRedirect;
  readonly trip: SsoTripStore;
}

declare module '../sections/parts.ts' {
  interface SectionAdapters {
    readonly sso: SsoAdapters;
  }
}

export const ssoModels: Models = {
  sso: ({ adapters, dialogs, gatewayOf, configuration: { variant, defaultSiteGroupNum } }) => {
    const { query: readQuery, recallDealer, redirect, trip } = adapters('sso');
    const sso = ssoGateway(gatewayOf(ssoApi));
    const query = new URLSearchParams(readQuery());
    const leave = leaveForProvider({ redirect, trip });
    return new SsoViewModel({
      known: knownDealer({
        asked: query.get('sg'),
        remembered: recallDealer(variant),
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
};
