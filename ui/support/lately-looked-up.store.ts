import { LATELY, readLately, withLately } from '#core/support/lately.rule.ts';
import type { OwnPreferences } from '../lists/list-choices.ts';

/** Ids of the people a staff member looked up recently, stored in this browser per staff member. */
export class LatelyLookedUp {
  readonly #own: OwnPreferences;

  constructor(own: OwnPreferences) {
    this.#own = own;
  }

  /** Returns the ids, most recent first. */
  ids(): readonly string[] {
    return readLately(this.#own.store.read(this.#own.userId, LATELY));
  }

  remember(accountId: string): void {
    this.#own.store.write(this.#own.userId, LATELY, withLately(this.ids(), accountId));
  }
}
