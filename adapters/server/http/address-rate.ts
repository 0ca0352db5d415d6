import { addressKey } from '#core/backend/limits/address-key.rule.ts';

interface Count {
  readonly since: number;
  readonly times: number;
}

/** A rate limit: `times` requests per address within `perMs` milliseconds. Counts at most `addresses` addresses at once. */
export interface RateOptions {
  readonly times: number;
  readonly perMs: number;
  readonly addresses: number;
  /** Returns monotonic time in milliseconds. */
  readonly now?: () => number;
}

/** Limits requests per address, with counts in memory instead of the database. Use it only for requests that protect no secret. */
export class AddressRate {
  readonly #options: RateOptions;
  readonly #now: () => number;
  readonly #counts = new Map<string, Count>();

  constructor(options: RateOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** Counts a request. Returns 0 if the request is allowed, otherwise the seconds to wait. */
  take(address: string): number {
    const { times, perMs, addresses } = this.#options;
    const now = this.#now();
    const key = addressKey(address);
    const known = this.#counts.get(key);
    const count =
      known !== undefined && now - known.since < perMs ? known : { since: now, times: 0 };
    if (count.times >= times) return Math.ceil((count.since + perMs - now) / 1000);
    // Deletes and reinserts the entry, so that the first map entry is the address that has been inactive longest.
    this.#counts.delete(key);
    this.#counts.set(key, { since: count.since, times: count.times + 1 });
    const oldest = this.#counts.keys().next();
    if (this.#counts.size > addresses && !oldest.done) this.#counts.delete(oldest.value);
    return 0;
  }
}
