import type { Caller } from '../caller.ts';

/** How long the browser may be away at the provider, and how long its code then lives (SECURITY.md §2.10). */
export const SSO_LIFETIMES = { trip: 10 * 60000, code: 60000 } as const;

/** What an ssoCode is for: signing in at this very browser of this variant; presented elsewhere it is not found and stays whole. */
export const ssoPurpose = (caller: Pick<Caller, 'variant' | 'browserId'>): string =>
  `sso:${caller.variant}:${caller.browserId}`;
