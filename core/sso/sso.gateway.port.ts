import type { Failure } from '../kernel/failure.ts';
import type { Result } from '../kernel/result.ts';
import type { SessionGrant } from '../session/session-view.schema.ts';
import type { SsoProvider, SsoTenant } from './sso.schema.ts';

/** Sign-in through a dealer's own company, so that its people need no password of ours (spec §2.4, §7.3). */
export interface SsoGateway {
  /** By team domain, or by the dealer that is known already; 404 = Invalid Domain (spec §5). */
  findTenant(
    by: { readonly teamDomain: string } | { readonly siteGroupNum: number },
  ): Promise<Result<SsoTenant, Failure>>;
  /** Trades the one-time code the provider's return put into the address (spec §7 account/sso/exchange). */
  exchange(ssoCode: string): Promise<Result<SessionGrant, Failure>>;
}

/** Leaves the app for the provider's login (spec §7.3 "SSO start"). */
export interface SsoRedirect {
  leaveFor(input: { readonly siteGroupNum: number; readonly provider: SsoProvider }): void;
}
