import type { Answer } from '../kernel/result.ts';
import type { SessionGrant } from '../session/session-view.schema.ts';
import type { SsoProvider, SsoTenant } from './sso-tenant.schema.ts';

/** The gateway for sign-in with a company's identity provider, which needs no password of this portal (spec §2.4, §7.3). */
export interface SsoGateway {
  /**
   * Finds a dealer by team domain or known number. Returns 404 if there is no such dealer, which the form shows as Invalid
   * Domain (spec §5).
   */
  findTenant(
    by: { readonly teamDomain: string } | { readonly siteGroupNum: number },
  ): Answer<SsoTenant>;
  /**
   * Exchanges the one-time code for a session (spec §7 account/sso/exchange). The code is in the URL that returns the
   * browser to the portal.
   */
  exchange(ssoCode: string): Answer<SessionGrant>;
}

/** Redirects the browser to the identity provider's sign-in (spec §7.3 "SSO start"). */
export interface SsoRedirect {
  leaveFor(input: { readonly siteGroupNum: number; readonly provider: SsoProvider }): void;
}

/** The parameters of the sign-in page, saved before the browser leaves for an identity provider. */
export interface SsoTripRequest {
  /** The return URL as received in the page's URL. The return URL is validated only when used (SECURITY.md §3). */
  readonly returnUrl: string | null;
  /** True if the person left from the staff form, so that the return leads to the same form (spec §2.1). */
  readonly internal: boolean;
}

/** Stores the parameters of the sign-in page for this tab while the browser is at the identity provider. */
export interface SsoTripStore {
  /** Stores the parameters and replaces earlier ones. Stores nothing if the sign-in page had no parameters. */
  keep(request: SsoTripRequest): void;
}
