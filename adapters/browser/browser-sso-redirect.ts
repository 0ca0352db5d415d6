import type { SsoRedirect } from '#core/sso/sso.gateway.port.ts';
import { API_BASE } from '../wire/headers.ts';
import { SSO_START_PATH } from '../wire/sso.wire.ts';

/** Leaves the app for the provider's login in this very window; Back leads to the sign-in again (spec §7.3 "SSO start"). */
export class BrowserSsoRedirect implements SsoRedirect {
  readonly #location: Pick<Location, 'assign'>;

  constructor(location: Pick<Location, 'assign'> = window.location) {
    this.#location = location;
  }

  leaveFor(input: Parameters<SsoRedirect['leaveFor']>[0]): void {
    const { siteGroupNum, provider } = input;
    const query = new URLSearchParams({ siteGroup: String(siteGroupNum), provider });
    this.#location.assign(`${API_BASE}/${SSO_START_PATH}?${query.toString()}`);
  }
}
