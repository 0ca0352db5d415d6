import { addressKey } from '#core/backend/limits/address-key.rule.ts';

interface Count {
  readonly since: number;
  readonly times: number;
}

/** How often one address may come within a window, and how many addresses are remembered at most. */
export interface RateOptions {
  readonly times: number;
  readonly perMs: number;
  readonly addresses: number;
  /** Milliseconds that only ever grow. */
  readonly now?: () => number;
}

/** Counts callers of an expensive trifle in memory: for what guards no secret, where a write to the database would cost more than it saves. */
export class AddressRate {
  readonly #options: RateOptions;
  readonly #now: () => number;
  readonly #counts = new Map<string, Count>();

  constructor(options: RateOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** 0 when the caller may go on, else the seconds to wait. */
  take(address: string): number {
    const { times, perMs, addresses } = this.#options;
    const now = this.#now();
    const key = addressKey(address);
    const known = this.#counts.get(key);
    const count =
      known !== undefined && now - known.since < perMs ? known : { since: now, times: 0 };
    if (count.times >= times) return Math.ceil((count.since + perMs - now) / 1000);
    // Deleted first, so that the oldest is the one that was quiet longest.
    this.#counts.delete(key);
    this.#counts.set(key, { since: count.since, times: count.times + 1 });
    const oldest = this.#counts.keys().next();
    if (this.#counts.size > addresses && !oldest.done) this.#counts.delete(oldest.value);
    return 0;
  }
}
