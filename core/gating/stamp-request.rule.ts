import { APP_VERSION } from '../kernel/limits.ts';
import type { Variant } from '../session/user.schema.ts';
import { isSafe, type Method } from './api-request.ts';
import type { Pass } from './pass.ts';
import type { Target } from './request-kind.rule.ts';

/** Query parameters and headers that the portal adds to a request. */
export interface Stamps {
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** True if cookies are sent; only for the portal's own back end. */
  readonly credentials: boolean;
}

const NOTHING: Stamps = { query: {}, headers: {}, credentials: false };

/** Returns the stamps that do not depend on the session (spec §7.1). */
export const constantStamps = (
  target: Target,
  settings: { readonly environment: string; readonly mapsKey: string | null },
): Stamps => {
  if (target === 'api')
    return {
      ...NOTHING,
      query: { app: 'portal', version: APP_VERSION, os: 'web', env: settings.environment },
    };
  if (target === 'maps' && settings.mapsKey !== null)
    return { ...NOTHING, query: { key: settings.mapsKey } };
  return NOTHING;
};

/**
 * Returns the stamps that depend on the session at the time of sending (spec §6, §7.1). Includes the site group if the
 * group is known and there is a user or an MSA session. `xsrf` is the XSRF header's name and the cookie's value.
 */
export const stampRequest = (
  request: { readonly method: Method; readonly target: Target },
  pass: Pass,
  session: {
    readonly variant: Variant;
    readonly xsrf: { readonly header: string; readonly value: string | null };
  },
): Stamps => {
  if (request.target !== 'api') return NOTHING;
  const msa = pass.application === null ? session.variant === 'consumer' : pass.application === 3;
  const group = pass.application !== null || msa ? pass.siteGroupNum : null;
  const { header, value } = session.xsrf;
  return {
    query: {
      application: msa ? 'MSA' : 'Dealer Portal',
      ...(group !== null && { siteGroupNum: String(group) }),
    },
    headers: {
      ...(pass.bearer !== null && { authorization: `Bearer ${pass.bearer}` }),
      ...(!isSafe(request.method) && value !== null && { [header]: value }),
    },
    credentials: true,
  };
};
