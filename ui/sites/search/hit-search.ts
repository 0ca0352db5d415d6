import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SearchField } from '#core/sites/site-info.schema.ts';
import { Timer } from '../../shell/timer.ts';
import type { Hits } from './palette-rows.ts';
import {
  failedSearch,
  notSearched,
  type AccountSearchParts,
  type SearchOutcome,
} from './search-outcome.ts';

interface Parts extends Pick<AccountSearchParts, 'search' | 'count' | 'close'> {
  /** Called with each result of the latest search and its text. `apply` shows the result. */
  readonly onResult: (text: string, apply: () => void) => void;
}

/** The search of accounts behind the palette. A late response never replaces a newer result (spec §2.2). */
export class HitSearch {
  outcome: SearchOutcome = { at: 'idle' };
  /** Total number of matching accounts; null until counted. */
  total: number | null = null;
  readonly #parts: Parts;
  #turn = 0;
  #asked = '';
  readonly #timer = new Timer();

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { outcome: observableRef });
  }

  /** The last result; null if it belongs to an unrelated search. */
  get shown(): Hits | null {
    const { outcome } = this;
    if (outcome.at === 'searching') return outcome.last;
    return outcome.at === 'found' ? outcome.search : null;
  }

  /** The count of accounts in the full list; null while unknown. */
  get all(): number | null {
    const { shown } = this;
    return shown === null || shown.more ? this.total : shown.matches.length;
  }

  /** Plans a search after a delay. Returns false if this text was just searched, or is not searched at all. */
  plan(text: string | null, field: SearchField | null, delay: number): boolean {
    const asked = JSON.stringify([text, field]);
    if (this.outcome.at === 'found' && asked === this.#asked) return false;
    this.#turn += 1;
    this.#timer.stop();
    this.total = null;
    this.#asked = asked;
    const waits = text === null ? ({ at: 'idle' } as const) : notSearched(text);
    this.outcome = waits ?? { at: 'searching', last: this.shown };
    if (waits !== null || text === null) return false;
    const turn = this.#turn;
    if (delay === 0) void this.#run(text, field, turn);
    else this.#timer.after(delay, () => void this.#run(text, field, turn));
    return true;
  }

  dispose(): void {
    this.#turn += 1;
    this.#timer.stop();
  }

  async #run(text: string, field: SearchField | null, turn: number): Promise<void> {
    const { search, count, close, onResult } = this.#parts;
    const result = await search({ text, field });
    // Closes the dialog on a server failure, even if the failure belongs to an outdated search, because the dialog must
    // not cover the server-error page (spec §8 Global).
    if (!result.ok && result.error.kind === 'faulted') close();
    if (turn !== this.#turn) return;
    const outcome: SearchOutcome = result.ok
      ? { at: 'found', search: result.value }
      : failedSearch(result.error);
    runInAction(() => onResult(text, () => (this.outcome = outcome)));
    if (!result.ok || !result.value.more) return;
    const counted = await count?.(text, field);
    if (turn === this.#turn && counted?.ok === true)
      runInAction(() => (this.total = counted.value));
  }
}
