import type { SsoDoor } from './sso.gateway.port.ts';
import type { SsoProvider } from './sso.schema.ts';
import type { SsoTripStore, SsoTripWish } from './sso-trip.store.port.ts';

/** Leaves the app for a provider, after what the person wanted here was kept until they are back (spec §2.4, §7.3 "SSO start"). */
export class LeaveForProvider {
  readonly #door: SsoDoor;
  readonly #trip: SsoTripStore;

  constructor(ports: { readonly door: SsoDoor; readonly trip: SsoTripStore }) {
    this.#door = ports.door;
    this.#trip = ports.trip;
  }

  execute(
    input: SsoTripWish & { readonly siteGroupNum: number; readonly provider: SsoProvider },
  ): void {
    const { siteGroupNum, provider, returnUrl, internal } = input;
    this.#trip.keep({ returnUrl, internal });
    this.#door.leaveFor({ siteGroupNum, provider });
  }
}
