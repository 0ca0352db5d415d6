import type { Backend } from '#core/backend/backend.ts';
import { err } from '#core/kernel/result.ts';
import type { Variant } from '#core/session/user.schema.ts';
import {
  accountLogout,
  accountMe,
  accountRefresh,
  loginRequirements,
  msaLogout,
  msaMe,
  msaRefresh,
} from '#adapters/wire/session.wire.ts';
import { bare, type ApiRoutes } from '../http/api-routes.ts';

type SessionCases = Pick<
  Backend,
  'refreshSession' | 'logOut' | 'describeSession' | 'readRequirements'
>;

const VARIANT_ENDPOINTS = [
  { variant: 'dealer', refresh: accountRefresh, logout: accountLogout, me: accountMe },
  { variant: 'consumer', refresh: msaRefresh, logout: msaLogout, me: msaMe },
] as const;

/** Refresh, sign-out and who-am-I; a variant's cookie is only ever read by that variant's operations (SECURITY.md §2.2). */
export const serveSession = (routes: ApiRoutes, backend: SessionCases, variant: Variant): void => {
  for (const endpoints of VARIANT_ENDPOINTS) {
    routes.open(endpoints.refresh, async ({ caller, refreshSecret }) =>
      endpoints.variant === variant
        ? backend.refreshSession(caller, { secret: refreshSecret })
        : err({ kind: 'notFound' }),
    );
    routes.open(endpoints.logout, async ({ caller, refreshSecret }) =>
      endpoints.variant === variant
        ? backend.logOut(caller, { secret: refreshSecret })
        : err({ kind: 'notFound' }),
    );
    routes.session(endpoints.me, async ({ caller }) => bare(await backend.describeSession(caller)));
  }
  routes.session(loginRequirements, async ({ caller }) =>
    bare(await backend.readRequirements(caller)),
  );
};
