import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { tooLong } from '#core/forms/too-long.rule.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import type { RecentSearch } from '#core/sites/recent-search.schema.ts';
import type { RecentSearches } from '#core/sites/recent-searches.store.ts';
import {
  bearsNumber,
  readCommand,
  type AccountCommand,
  type AccountVerb,
} from '#core/sites/account-command.rule.ts';
import { searchListPath } from '#core/sites/search-list-path.rule.ts';
import { siteHistoryPath, siteInfoPath, sitePartPath } from '#core/sites/site-address.rule.ts';
import type { SearchField, SiteMatch, SiteSearch } from '#core/sites/site.schema.ts';
import { moveActive, type Move } from '../shell/move-active.rule.ts';

/** Milliseconds without a key before the provider is asked; shorter than a list's (domain guide 5.5), because the dialog is there for its hits alone. */
export const SEARCH_DELAY = 200;

/** Fewer characters find too much to be worth an answer. */
export const SEARCH_MIN = 2;

/** Where the search stands; while one is on its way the last answer stays in sight, but opens nothing. */
export type SearchOutcome =
  | { readonly at: 'idle' }
  | { readonly at: 'searching'; readonly last: SiteSearch | null }
  | { readonly at: 'found'; readonly search: SiteSearch }
  | { readonly at: 'tooLong'; readonly text: string }
  | { readonly at: 'failed'; readonly text: string };

/** A line of the dialog that the arrows reach. */
export type SearchOption =
  | { readonly kind: 'site'; readonly match: SiteMatch }
  | { readonly kind: 'all' }
  | { readonly kind: 'recent'; readonly search: RecentSearch };

interface Parts {
  readonly search: (input: {
    readonly text: string;
    readonly field: SearchField | null;
  }) => Promise<Result<SiteSearch, Failure>>;
  readonly recents: RecentSearches;
  /** How many accounts a search finds in all. */
  readonly count?: (text: string, field: SearchField | null) => Promise<Result<number, Failure>>;
  /** What the person may do with an account whose number is typed. */
  readonly verbs?: readonly AccountVerb[];
  readonly close: () => void;
  /** Typed before the dialog was there. */
  readonly typedEarly?: string | null;
  /** What is chosen is placed on test instead of opened. */
  readonly toTest?: boolean;
}

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
  readonly #parts: Parts;
  #turn = 0;
  /** Enter was pressed on a whole number that is still looked for. */
  #entered = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: Parts) {
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
    const { command } = this;
    if (this.outcome.at === 'found' && command !== null) {
      const { search } = this.outcome;
      const matches = search.matches.filter((match) => bearsNumber(match, command.number));
      return { ...search, matches, more: false };
    }
    if (this.outcome.at === 'found') return this.outcome.search;
    return this.outcome.at === 'searching' ? this.outcome.last : null;
  }

  get options(): readonly SearchOption[] {
    return [
      ...(this.shown?.matches ?? []).map((match) => ({ kind: 'site' as const, match })),
      ...(this.leadsToAll ? [{ kind: 'all' as const }] : []),
      ...this.recents.map((search) => ({ kind: 'recent' as const, search })),
    ];
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
    if (this.outcome.at !== 'found') return '';
    const { matches, more } = this.shown ?? this.outcome.search;
    if (matches.length === 0) return 'No account matches.';
    if (more) return `The first ${counted(matches.length, 'account')} of more.`;
    return counted(matches.length, 'account');
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

  point(place: number): void {
    this.active = place;
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
  pathOf({ siteNum, devNum }: SiteMatch): string {
    switch (this.command?.verb ?? (this.toTest ? 'test' : null)) {
      case 'history':
        return siteHistoryPath(siteNum, devNum);
      case 'test':
        return `${siteInfoPath(siteNum, devNum)}&test=new`;
      case 'callList':
        return sitePartPath(siteNum, devNum, 'contacts');
      default:
        return siteInfoPath(siteNum, devNum);
    }
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
    clearTimeout(this.#timer);
  }

  #plan(delay: number): void {
    this.#turn += 1;
    this.#entered = false;
    this.total = null;
    clearTimeout(this.#timer);
    if (this.query.length < SEARCH_MIN) {
      this.outcome = { at: 'idle' };
      this.active = -1;
      return;
    }
    const text = tooLong(this.query, LIMITS.searchText);
    if (text !== null) {
      this.outcome = { at: 'tooLong', text };
      this.active = -1;
      return;
    }
    this.outcome = { at: 'searching', last: this.shown };
    const turn = this.#turn;
    if (delay === 0) void this.#run(turn);
    else this.#timer = setTimeout(() => void this.#run(turn), delay);
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
        const [only, ...others] = result.value.matches.filter((match) =>
          bearsNumber(match, asked.text),
        );
        if (this.#entered && only !== undefined && others.length === 0)
          this.#leave(this.pathOf(only));
      } else this.#fail(result.error);
    });
    if (result.ok && result.value.more && command === null) await this.#countAll(turn);
  }

  async #countAll(turn: number): Promise<void> {
    const counted = await this.#parts.count?.(this.query, this.field);
    if (turn === this.#turn && counted?.ok === true)
      runInAction(() => (this.total = counted.value));
  }

  #fail(failure: Failure): void {
    const text = explain(failure, 'The accounts could not be searched.', 'read');
    this.outcome = text === null ? { at: 'idle' } : { at: 'failed', text };
    this.active = -1;
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly accountSearch: AccountSearchViewModel;
  }
}
