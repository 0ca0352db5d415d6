import type { Caller } from '../caller.ts';

/**
 * Milliseconds: `trip` is how long the browser may stay at the provider, `code` is how long the one-time code is valid
 * (SECURITY.md §2.10).
 */
export const SSO_LIFETIMES = { trip: 10 * 60000, code: 60000 } as const;

/** Returns the purpose that binds an ssoCode to one browser and variant. Elsewhere the code is not found and stays unused. */
export const ssoPurpose = (caller: Pick<Caller, 'variant' | 'browserId'>): string =>
  `sso:${caller.variant}:${caller.browserId}`;
