import type { SsoRedirect, SsoTripStore, SsoTripRequest } from './sso.gateway.port.ts';
import type { SsoProvider } from './sso-tenant.schema.ts';

/** Leaves the app for a provider, after storing what the person wanted here until they return (spec §2.4, §7.3 "SSO start"). */
export const leaveForProvider =
  ({ redirect, trip }: { readonly redirect: SsoRedirect; readonly trip: SsoTripStore }) =>
  (
    input: SsoTripRequest & { readonly siteGroupNum: number; readonly provider: SsoProvider },
  ): void => {
    const { siteGroupNum, provider, returnUrl, internal } = input;
    trip.keep({ returnUrl, internal });
    redirect.leaveFor({ siteGroupNum, provider });
  };
