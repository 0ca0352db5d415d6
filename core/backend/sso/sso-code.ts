import type { Caller } from '../caller.ts';

/** How long the browser may stay at the provider, and how long its code is then valid (SECURITY.md §2.10). */
export const SSO_LIFETIMES = { trip: 10 * 60000, code: 60000 } as const;

/**
 * Returns the purpose of an ssoCode: signing in at this browser of this variant. Presented elsewhere, the code is not
 * found and stays valid.
 */
export const ssoPurpose = (caller: Pick<Caller, 'variant' | 'browserId'>): string =>
  `sso:${caller.variant}:${caller.browserId}`;
