import type { SsoRedirect, SsoTripStore, SsoTripRequest } from './sso.gateway.port.ts';
import type { SsoProvider } from './sso-tenant.schema.ts';

/**
 * Leaves the app for an identity provider (spec §2.4, §7.3 "SSO start"). First stores the parameters of the sign-in page
 * for the return.
 */
export const leaveForProvider =
  ({ redirect, trip }: { readonly redirect: SsoRedirect; readonly trip: SsoTripStore }) =>
  (
    input: SsoTripRequest & { readonly siteGroupNum: number; readonly provider: SsoProvider },
  ): void => {
    const { siteGroupNum, provider, returnUrl, internal } = input;
    trip.keep({ returnUrl, internal });
    redirect.leaveFor({ siteGroupNum, provider });
  };
