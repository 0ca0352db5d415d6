import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { reportPath } from '#core/commands/command-path.rule.ts';
import {
  certainCommand,
  readCommand,
  writeCommand,
  type Command,
} from '#core/commands/read-command.rule.ts';
import { VERBS } from '#core/commands/verb-names.ts';
import type { RecentSearch } from '#core/sites/recent-search.schema.ts';
import { searchListPath } from '#core/sites/search-list-path.rule.ts';
import type { SearchField } from '#core/sites/site-info.schema.ts';
import { moveActive, type Move } from '../../shell/move-active.rule.ts';
import type { CommandActs } from './command-acts.ts';
import { partChoices } from './command-parts.ts';
import { HitSearch } from './hit-search.ts';
import {
  firstActive,
  meantBy,
  numberedHit,
  paletteGroups,
  placeOf,
  seeksAccount,
  type Hit,
  type Goal,
  type Hits,
  type PaletteRow,
  type PartName,
  type RowGroup,
  type Shown,
} from './palette-rows.ts';
import { announced, type AccountSearchParts, type SearchOutcome } from './search-outcome.ts';

/** Milliseconds from the last keystroke to the search request, shorter than for a list (domain guide 5.5). */
export const SEARCH_DELAY = 200;

/** The search and command palette. It acts only when one account fits, and only by a row that was in sight. */
export class AccountSearchViewModel {
  text = '';
  field: SearchField | null = null;
  recents: readonly RecentSearch[];
  recentSites: readonly Hit[] = [];
  active = -1;
  goal: Goal | null = null;
  part: PartName | null = null;
  readonly #parts: AccountSearchParts;
  readonly #search: HitSearch;
  #entered = false;

  constructor(parts: AccountSearchParts) {
    this.#parts = parts;
    this.recents = parts.recents.list();
    this.#search = new HitSearch({ ...parts, onResult: (...found) => this.#found(...found) });
    const refs = { recents: observableRef, recentSites: observableRef, goal: observableRef };
    makeAutoObservable(this, refs);
  }

  get toTest(): boolean {
    return this.#parts.toTest ?? false;
  }

  get acts(): CommandActs {
    return this.#parts.acts;
  }

  get outcome(): SearchOutcome {
    return this.#search.outcome;
  }

  get query(): string {
    return this.text.trim();
  }

  /** The command in the text; null for a plain search. While an account for a test is sought, every text is a search. */
  get command(): Command | null {
    const read = this.toTest ? null : readCommand(this.text, this.#parts.verbs);
    const meant = meantBy({ command: read, hits: this.shown });
    return read === null || meant === null ? read : certainCommand(read, meant);
  }

  get shown(): Hits | null {
    return this.#search.shown;
  }

  get #given(): Shown {
    const { text, command, shown: hits, recentSites, recents, leadsToAll, toTest } = this;
    const { entries, verbs, mayReport } = this.#parts;
    const asked = { text, command, hits, recentSites, recents, leadsToAll, mayReport };
    return { ...asked, entries: toTest ? [] : entries, verbs: toTest ? [] : verbs };
  }

  get meant(): Hit | null {
    return meantBy({ command: this.command, hits: this.shown });
  }

  get groups(): readonly RowGroup[] {
    const { part, command, shown } = this;
    if (part !== null && command !== null)
      return [partChoices(part, { command, hits: shown, verbs: this.#parts.verbs })];
    return paletteGroups(this.#given);
  }

  get options(): readonly PaletteRow[] {
    return this.groups.flatMap(({ rows }) => rows);
  }

  get leadsToAll(): boolean {
    const plain = this.command?.verb !== 'report' && !seeksAccount(this.command);
    return plain && this.#parts.count !== undefined && (this.shown?.matches.length ?? 0) > 1;
  }

  get all(): number | null {
    return this.#search.all;
  }

  get announcement(): string {
    return announced(this.outcome, this.command, this.meant);
  }

  /** Starts with the text typed before the dialog was loaded, unless the field already has a text. */
  start(): void {
    const { typedEarly = null, readRecentSites } = this.#parts;
    if (this.text === '' && typedEarly !== null) this.type(typedEarly);
    void readRecentSites?.().then((sites) => this.#openedLately(sites));
  }

  #openedLately(sites: readonly Hit[]): void {
    const before = this.options[this.active];
    this.recentSites = sites;
    this.active = placeOf(before, this.options) ?? this.active;
  }

  type(text: string): void {
    this.text = text;
    this.#plan(SEARCH_DELAY);
  }

  chooseField(field: SearchField | null): void {
    if (field === this.field) return;
    this.field = field;
    this.retry();
  }

  move(to: Move): void {
    this.active = moveActive({ active: this.active, count: this.options.length, to });
  }

  point(index: number): void {
    this.active = index;
  }

  openPart(part: PartName | null): void {
    if (part === this.part) return;
    this.part = part;
    this.active = part === null ? firstActive(this.#given, this.options) : -1;
  }

  /** Handles Enter. While a search is running, it is sent without delay, and nothing of the last result opens. */
  choose(): void {
    const option = this.options[this.active];
    const { at } = this.outcome;
    const ofResult = option === undefined || option.kind === 'site' || option.kind === 'act';
    if (at === 'searching' && ofResult) {
      this.#plan(0);
      this.#entered = true;
    } else if (option !== undefined) void this.take(option);
    else if (at === 'failed') this.#plan(0);
  }

  async take(row: PaletteRow): Promise<void> {
    if (row.kind === 'entry') this.goal = { item: row.item };
    else if (row.kind === 'recent') this.searchAgain(row.search);
    else if (row.kind === 'example') this.type(`${VERBS[row.verb].phrases[0] ?? ''} `);
    else if (row.kind === 'choice') this.retry(writeCommand(row.command));
    else if (row.kind === 'act') {
      const done = await this.acts.perform(row.command, row.site);
      if (done !== null) runInAction(() => this.#leave(done === 'done' ? null : done.path));
    } else if (row.kind === 'site') this.#leave(this.#parts.pathOf(row.match, this.toTest));
    else if (row.kind === 'report') this.#leave(reportPath(row.report, row.time));
    else this.#leave(searchListPath(this.query, this.field));
  }

  searchAgain({ key, value }: RecentSearch): void {
    this.field = key === 'any' ? null : key;
    this.retry(value);
  }

  /** Searches at once; by default the same text again. */
  retry(text = this.text): void {
    this.text = text;
    this.#plan(0);
  }

  clearRecents(): void {
    this.#parts.recents.clear();
    this.recents = [];
    this.active = Math.min(this.active, this.options.length - 1);
  }

  close(): void {
    this.#parts.close();
  }

  dispose(): void {
    this.#search.dispose();
  }

  /** Stores the search or command as recent, and closes the dialog or opens a path. */
  #leave(path: string | null): void {
    if (this.query !== '')
      this.#parts.recents.remember({ key: this.field ?? 'any', value: this.query });
    if (path === null) this.close();
    else this.goal = { path };
  }

  #plan(delay: number): void {
    this.#entered = false;
    this.part = null;
    const { command } = this;
    const text = seeksAccount(command) ? command.subject : this.query;
    const asked = command?.verb === 'report' ? null : text;
    const searches = this.#search.plan(asked, command === null ? this.field : null, delay);
    // Nothing of an earlier result is active while a search runs.
    if (searches) this.active = firstActive({ ...this.#given, hits: null }, this.options);
    else this.#settle();
  }

  #found(text: string, apply: () => void): void {
    const before = this.options[this.active];
    apply();
    this.#settle(before);
    if (this.#entered) this.#openEntered(text);
  }

  /** After a new result or reading: makes the right row active, and reads what an act depends on. */
  #settle(before?: PaletteRow): void {
    const { command, meant, options } = this;
    this.active = placeOf(before, options) ?? firstActive(this.#given, options);
    if (meant !== null && command !== null) void this.acts.prepare(command, meant);
  }

  /** Enter during a search opens a whole account number as soon as it is found. It changes nothing: no row was in sight. */
  #openEntered(text: string): void {
    const { command } = this;
    const only = numberedHit(this.shown, text);
    if (only === null) return;
    if (!seeksAccount(command)) this.#leave(this.#parts.pathOf(only, this.toTest));
    else if (!this.acts.changes(command)) void this.take({ kind: 'act', command, site: only });
  }
}
