import type { SessionPurger } from '#core/session/purge-session.use-case.ts';
import type { SsoTripStore, SsoTripRequest } from '#core/sso/sso.gateway.port.ts';
import { SSO_TRIP } from './take-sso-return.ts';

type TripStorage = Pick<Storage, 'setItem' | 'removeItem'>;

/** Stores an SSO sign-in request in sessionStorage as a query string, which `takeSsoReturn` later puts back into the URL. */
export class SessionSsoTripStore implements SsoTripStore, SessionPurger {
  readonly #storage: () => TripStorage;

  /** `storage` is a function, so that the constructor does not read `sessionStorage`, which throws when storage is blocked. */
  constructor(storage: () => TripStorage = () => sessionStorage) {
    this.#storage = storage;
  }

  keep({ returnUrl, internal }: SsoTripRequest): void {
    const query = new URLSearchParams();
    if (returnUrl !== null) query.set('returnUrl', returnUrl);
    if (internal) query.set('internal', 'true');
    this.#attempt((storage) => {
      if (query.size === 0) storage.removeItem(SSO_TRIP);
      else storage.setItem(SSO_TRIP, `?${query.toString()}`);
    });
  }

  purge(): void {
    this.#attempt((storage) => storage.removeItem(SSO_TRIP));
  }

  #attempt(work: (storage: TripStorage) => void): void {
    try {
      work(this.#storage());
    } catch (refusal) {
      console.info('Where this page leads to is not kept in this tab', refusal);
    }
  }
}
