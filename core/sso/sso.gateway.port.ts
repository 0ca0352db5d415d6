import type { Answer } from '../kernel/result.ts';
import type { SessionGrant } from '../session/session-view.schema.ts';
import type { SsoProvider, SsoTenant } from './sso-tenant.schema.ts';

/** Sign-in through a dealer's own company, so that its people need no password of ours (spec §2.4, §7.3). */
export interface SsoGateway {
  /** By team domain, or by the dealer that is known already; 404 = Invalid Domain (spec §5). */
  findTenant(
    by: { readonly teamDomain: string } | { readonly siteGroupNum: number },
  ): Answer<SsoTenant>;
  /** Trades the one-time code the provider's return put into the address (spec §7 account/sso/exchange). */
  exchange(ssoCode: string): Answer<SessionGrant>;
}

/** Leaves the app for the provider's login (spec §7.3 "SSO start"). */
export interface SsoRedirect {
  leaveFor(input: { readonly siteGroupNum: number; readonly provider: SsoProvider }): void;
}

/** What the sign-in page was asked for when its browser left for a provider. */
export interface SsoTripRequest {
  /** As it stands in the address; checked when it is used, never before (SECURITY.md §3). */
  readonly returnUrl: string | null;
  /** Whether it left from the staff's form, to come back to that one (spec §2.1). */
  readonly internal: boolean;
}

/** Keeps that while the browser is away, for this tab alone. */
export interface SsoTripStore {
  /** A later trip replaces an earlier one; nothing is kept of a page that was asked for nothing. */
  keep(request: SsoTripRequest): void;
}
