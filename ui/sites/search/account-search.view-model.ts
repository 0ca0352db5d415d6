import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RecentSearch } from '#core/sites/recent-search.schema.ts';
import { readCommand, type AccountCommand } from '#core/sites/account-command.rule.ts';
import { searchListPath } from '#core/sites/search-list-path.rule.ts';
import { commandPath } from '#core/sites/command-path.rule.ts';
import type { SearchField, SiteMatch, SiteSearch } from '#core/sites/site-info.schema.ts';
import { moveActive, type Move } from '../../shell/move-active.rule.ts';
import {
  failedSearch,
  foundText,
  notSearched,
  numbered,
  searchOptions,
  shownSearch,
  type AccountSearchParts,
  type SearchOption,
  type SearchOutcome,
} from './search-outcome.ts';
import { Timer } from '../../shell/timer.ts';

/** Milliseconds from the last keystroke to the search request, shorter than for a list (domain guide 5.5). */
export const SEARCH_DELAY = 200;

/** The advanced search. It searches while the person types, and a late response never replaces a newer result (spec §2.2). */
export class AccountSearchViewModel {
  text = '';
  field: SearchField | null = null;
  outcome: SearchOutcome = { at: 'idle' };
  recents: readonly RecentSearch[];
  /** Index of the active line; -1 for none. */
  active = -1;
  /** Total number of matching accounts; null until counted. */
  total: number | null = null;
  /** The path to open when the dialog closes; null for none. */
  goal: string | null = null;
  readonly #parts: AccountSearchParts;
  #turn = 0;
  /** True if Enter was pressed on an account number while its search was running. */
  #entered = false;
  readonly #timer = new Timer();

  constructor(parts: AccountSearchParts) {
    this.#parts = parts;
    this.recents = parts.recents.list();
    makeAutoObservable(this, { outcome: observableRef, recents: observableRef });
  }

  /** True if choosing an account opens the form that places it on test. */
  get toTest(): boolean {
    return this.#parts.toTest ?? false;
  }

  /** The search text without surrounding spaces. */
  get query(): string {
    return this.text.trim();
  }

  /** The command in the text; null for a plain search. */
  get command(): AccountCommand | null {
    return readCommand(this.text, this.#parts.verbs ?? []);
  }

  /** The last result; null if it belongs to an unrelated search. */
  get shown(): SiteSearch | null {
    return shownSearch(this.outcome, this.command);
  }

  get options(): readonly SearchOption[] {
    return searchOptions(this.shown, this.leadsToAll, this.recents);
  }

  /** True if there is a link to the full list of results. */
  get leadsToAll(): boolean {
    return this.command === null && (this.shown?.matches.length ?? 0) > 1;
  }

  /** The count of accounts in the full list; null while unknown. */
  get all(): number | null {
    const { shown, total } = this;
    return shown === null || shown.more ? total : shown.matches.length;
  }

  /** The announcement of a result. Empty while searching, so that a repeated text is announced again. */
  get announcement(): string {
    return this.outcome.at === 'found' ? foundText(this.shown ?? this.outcome.search) : '';
  }

  /** Starts with the text typed before the dialog was loaded, unless the field already has a text. */
  start(): void {
    const { typedEarly = null } = this.#parts;
    if (this.text === '' && typedEarly !== null) this.type(typedEarly);
  }

  type(text: string): void {
    this.text = text;
    this.#plan(SEARCH_DELAY);
  }

  chooseField(field: SearchField | null): void {
    if (field === this.field) return;
    this.field = field;
    this.#plan(0);
  }

  move(to: Move): void {
    this.active = moveActive({ active: this.active, count: this.options.length, to });
  }

  point(index: number): void {
    this.active = index;
  }

  /** Handles Enter and returns the account to open. While a search is running, returns null and starts the search without delay. */
  choose(): SiteMatch | null {
    const option = this.options[this.active];
    if (option?.kind === 'recent') this.searchAgain(option.search);
    else if (option?.kind === 'all') this.showAll();
    else if (this.outcome.at === 'searching') {
      // Enter during a search opens the account as soon as its complete number is found.
      this.#plan(0);
      this.#entered = true;
    } else if (this.outcome.at === 'failed') this.retry();
    else if (option !== undefined) return option.match;
    return null;
  }

  /**
   * Returns the path to open for a found account: the screen of the typed command, the form that places the account on
   * test, or its page.
   */
  pathOf(match: SiteMatch): string {
    return commandPath(match, this.command?.verb ?? (this.toTest ? 'test' : 'open'));
  }

  /** Opens all results as a list. */
  showAll(): void {
    this.#leave(searchListPath(this.query, this.field));
  }

  searchAgain({ key, value }: RecentSearch): void {
    this.text = value;
    this.field = key === 'any' ? null : key;
    this.active = -1;
    this.#plan(0);
  }

  retry(): void {
    this.#plan(0);
  }

  clearRecents(): void {
    this.#parts.recents.clear();
    this.recents = [];
    this.active = Math.min(this.active, this.options.length - 1);
  }

  /** Stores the search as recent, after an account was opened from it. */
  opened(): void {
    this.#keep();
    this.close();
  }

  #keep(): void {
    if (this.query !== '')
      this.#parts.recents.remember({ key: this.field ?? 'any', value: this.query });
  }

  #leave(goal: string): void {
    this.#keep();
    this.goal = goal;
  }

  close(): void {
    this.#parts.close();
  }

  dispose(): void {
    this.#turn += 1;
    this.#timer.stop();
  }

  #plan(delay: number): void {
    this.#turn += 1;
    this.#entered = false;
    this.total = null;
    this.#timer.stop();
    const waits = notSearched(this.query);
    if (waits !== null) {
      this.outcome = waits;
      this.active = -1;
      return;
    }
    this.outcome = { at: 'searching', last: this.shown };
    const turn = this.#turn;
    if (delay === 0) void this.#run(turn);
    else this.#timer.after(delay, () => void this.#run(turn));
  }

  async #run(turn: number): Promise<void> {
    const { command, field } = this;
    const asked =
      command === null ? { text: this.query, field } : { text: command.number, field: null };
    const result = await this.#parts.search(asked);
    // Closes the dialog on a server failure, even if the failure belongs to an outdated search, because the dialog must
    // not cover the server-error page (spec §8 Global).
    if (!result.ok && result.error.kind === 'faulted') this.close();
    if (turn !== this.#turn) return;
    runInAction(() => {
      if (result.ok) {
        this.outcome = { at: 'found', search: result.value };
        this.active = (this.shown?.matches.length ?? 0) === 0 ? -1 : 0;
        const only = this.#entered ? numbered(result.value, asked.text) : null;
        if (only !== null) this.#leave(this.pathOf(only));
      } else {
        this.outcome = failedSearch(result.error);
        this.active = -1;
      }
    });
    if (!result.ok || !result.value.more || command !== null) return;
    const counted = await this.#parts.count?.(asked.text, asked.field);
    if (turn === this.#turn && counted?.ok === true)
      runInAction(() => (this.total = counted.value));
  }
}
