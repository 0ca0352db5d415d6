import type { SsoRedirect } from '#core/sso/sso.gateway.port.ts';
import { API_BASE } from '../wire/headers.ts';
import { SSO_START_PATH } from '#adapters/wire/sso-redirects.ts';

/** Opens the login page of the SSO provider in the same window, so that Back returns to the sign-in page (spec §7.3 "SSO start"). */
export const browserSsoRedirect = (
  location: Pick<Location, 'assign'> = window.location,
): SsoRedirect => ({
  leaveFor: ({ siteGroupNum, provider }) => {
    const query = new URLSearchParams({ siteGroup: String(siteGroupNum), provider });
    location.assign(`${API_BASE}/${SSO_START_PATH}?${query.toString()}`);
  },
});
