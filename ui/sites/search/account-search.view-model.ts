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

/** Milliseconds without a key before the provider is asked; shorter than a list's (domain guide 5.5), because the dialog is there for its hits alone. */
export const SEARCH_DELAY = 200;

/** The advanced search: asks while one types, and an answer to older words never stands over newer ones (spec §2.2). */
export class AccountSearchViewModel {
  text = '';
  field: SearchField | null = null;
  outcome: SearchOutcome = { at: 'idle' };
  recents: readonly RecentSearch[];
  /** Place of the line the arrows stand on; -1 on none. */
  active = -1;
  /** Accounts that fit in all; null until they are counted. */
  total: number | null = null;
  /** Where the dialog leads now; null while it leads nowhere. */
  goal: string | null = null;
  readonly #parts: AccountSearchParts;
  #turn = 0;
  /** Enter was pressed on a whole number that is still looked for. */
  #entered = false;
  readonly #timer = new Timer();

  constructor(parts: AccountSearchParts) {
    this.#parts = parts;
    this.recents = parts.recents.list();
    makeAutoObservable(this, { outcome: observableRef, recents: observableRef });
  }

  /** Whether what is chosen is placed on test. */
  get toTest(): boolean {
    return this.#parts.toTest ?? false;
  }

  /** What is searched for: without the spaces around it. */
  get query(): string {
    return this.text.trim();
  }

  /** What the words say to do; null while they are searched for. */
  get command(): AccountCommand | null {
    return readCommand(this.text, this.#parts.verbs ?? []);
  }

  /** The last answer, as long as it is not of something else entirely. */
  get shown(): SiteSearch | null {
    return shownSearch(this.outcome, this.command);
  }

  get options(): readonly SearchOption[] {
    return searchOptions(this.shown, this.leadsToAll, this.recents);
  }

  /** All that was found stands as a list too. */
  get leadsToAll(): boolean {
    return this.command === null && (this.shown?.matches.length ?? 0) > 1;
  }

  /** How many that list holds; null where nobody knows yet. */
  get all(): number | null {
    const { shown, total } = this;
    return shown === null || shown.more ? total : shown.matches.length;
  }

  /** Said once when an answer has come; empty meanwhile, so that the same words are said again. */
  get announcement(): string {
    return this.outcome.at === 'found' ? foundText(this.shown ?? this.outcome.search) : '';
  }

  /** Begins with what was typed early; strict mode begins twice. */
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

  /** What Enter opens: nothing while an answer is awaited, so that no account of an earlier text opens; the wait ends instead. */
  choose(): SiteMatch | null {
    const option = this.options[this.active];
    if (option?.kind === 'recent') this.searchAgain(option.search);
    else if (option?.kind === 'all') this.showAll();
    else if (this.outcome.at === 'searching') {
      // A whole number opens its account as soon as it is found.
      this.#plan(0);
      this.#entered = true;
    } else if (this.outcome.at === 'failed') this.retry();
    else if (option !== undefined) return option.match;
    return null;
  }

  /** Where a found account is opened: its page, or what a command or the way here says of it. */
  pathOf(match: SiteMatch): string {
    return commandPath(match, this.command?.verb ?? (this.toTest ? 'test' : 'open'));
  }

  /** All hits as a list. */
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

  /** An account was opened: its search was worth keeping. */
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
    // A server that failed has its own page (spec §8 Global), which this dialog must not cover, whoever asked.
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
