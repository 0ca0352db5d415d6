import type { Answer } from '../kernel/result.ts';
import type { SessionGrant } from '../session/session-view.schema.ts';
import type { SsoProvider, SsoTenant } from './sso-tenant.schema.ts';

/** Sign-in through a dealer's own company, so that its people need no password of this portal (spec §2.4, §7.3). */
export interface SsoGateway {
  /** Finds a dealer by team domain or by its known number; 404 = Invalid Domain (spec §5). */
  findTenant(
    by: { readonly teamDomain: string } | { readonly siteGroupNum: number },
  ): Answer<SsoTenant>;
  /** Exchanges the one-time code from the provider's return address (spec §7 account/sso/exchange). */
  exchange(ssoCode: string): Answer<SessionGrant>;
}

/** Leaves the app for the provider's login (spec §7.3 "SSO start"). */
export interface SsoRedirect {
  leaveFor(input: { readonly siteGroupNum: number; readonly provider: SsoProvider }): void;
}

/** The parameters of the sign-in page when its browser left for a provider. */
export interface SsoTripRequest {
  /** As in the address. It is checked only when it is used (SECURITY.md §3). */
  readonly returnUrl: string | null;
  /** Whether it left from the staff form, so that it returns to that form (spec §2.1). */
  readonly internal: boolean;
}

/** Stores these parameters while the browser is away, for this tab only. */
export interface SsoTripStore {
  /** Stores the parameters, replacing earlier ones. Nothing is stored if the page had none. */
  keep(request: SsoTripRequest): void;
}
