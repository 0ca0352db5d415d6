import { makeAutoObservable, observableRef } from 'mobx';
import * as change from '#core/lists/read-list-query.rule.ts';
import { readListQuery, writeListQuery } from '#core/lists/read-list-query.rule.ts';
import type { ListQuery } from '#core/lists/list-query.schema.ts';
import { ListChoices } from './list-choices.ts';
import {
  ListReading,
  scrollsNow,
  type ListParts,
  type ListState,
  type Address,
} from './list-reading.ts';
import { ListSelection } from './list-selection.ts';
import { Timer } from '../shell/timer.ts';

/** Returns the value of a query parameter; null if absent. */
type AddressValue = (name: string) => string | null;

/** Milliseconds after the last key press before a list is loaded (domain guide 5.5). */
const PAUSE = 250;

/** The view model of a list: query, loaded rows, current page, selected rows and the user's stored choices (domain guide 5.5). */
export class ListViewModel<Row> {
  /** The query as typed in the fields. `query` gets the same value after a pause in typing. */
  draft: ListQuery;
  query: ListQuery;
  readonly reading: ListReading<Row>;
  readonly selection: ListSelection<Row>;
  readonly choices: ListChoices;
  readonly parts: ListParts<Row>;
  readonly #timer = new Timer();
  #tell: (address: Address) => void = () => undefined;

  constructor(parts: ListParts<Row>) {
    this.parts = parts;
    this.query = this.draft = parts.shape.start;
    this.reading = new ListReading(parts);
    this.selection = new ListSelection(() => this.rows, parts.keyOf);
    this.choices = new ListChoices(parts.shape.name, parts.own ?? null);
    const parted = { reading: false, selection: false, choices: false, parts: false } as const;
    makeAutoObservable(this, { draft: observableRef, query: observableRef, ...parted });
  }

  get state(): ListState<Row> {
    return this.reading.state;
  }

  get rows(): readonly Row[] {
    return this.reading.rows;
  }

  get total(): number {
    return this.reading.total;
  }

  /** The query parameters of the list. */
  get address(): Address {
    return writeListQuery(this.parts.shape, this.query);
  }

  /** The query that the fields ask for. A day that is typed by half counts as not typed. */
  get asked(): ListQuery {
    return change.askedQuery(this.parts.shape, this.draft, this.query);
  }

  /** True if a search text or a filter is set. */
  get narrowed(): boolean {
    return change.isNarrowed(this.asked);
  }

  /** True if anything is typed or chosen that `clear` removes. */
  get mayClear(): boolean {
    return change.isNarrowed(this.draft);
  }

  /** Returns the error of a field (`q`, or a filter name) whose text is too long. While there is an error, the list is not loaded. */
  complaintOf(name: string): string | null {
    return change.listComplaint(this.parts.shape, this.draft, name);
  }

  /** The number of rows before the displayed page. */
  get offset(): number {
    return (this.query.page - 1) * this.query.size;
  }

  /** True if the list has more rows than the total, which is capped. */
  get more(): boolean {
    return this.state.at === 'ready' && this.state.page.more === true;
  }

  get mayGoBack(): boolean {
    return this.query.page > 1;
  }

  get mayGoOn(): boolean {
    if (scrollsNow(this.parts, this.query)) return this.reading.next !== null;
    return this.query.page * this.query.size < this.total;
  }

  /** Starts with the query in the URL. `notify` is called with every loaded query, so that the URL can be updated. */
  open(value: AddressValue, notify: (address: Address) => void = () => undefined): void {
    this.#tell = notify;
    this.query = this.draft = readListQuery(this.parts.shape, value);
    void this.#begin();
  }

  /** Loads the query of a URL that changed outside the list, for example by Back. */
  follow(value: AddressValue): void {
    const asked = readListQuery(this.parts.shape, value);
    if (change.isSameQuery(asked, this.query)) return;
    this.#timer.stop();
    this.query = this.draft = asked;
    void this.#begin();
  }

  /** Sets the search text. The list is loaded after a pause in typing. */
  search(search: string): void {
    this.#later(change.withChange(this.draft, { search }));
  }

  /** Sets the text of a filter field. The list is loaded after a pause in typing. */
  type(name: string, value: string): void {
    const draft = this.#filtered(name, value);
    if (draft !== null) this.#later(draft);
  }

  /** Sets a filter and loads the list at once. An empty text clears the filter. */
  async filter(name: string, value: string): Promise<void> {
    const draft = this.#filtered(name, value);
    if (draft !== null) await this.#ask(draft);
  }

  clear(): Promise<void> {
    return this.#ask(change.cleared(this.draft));
  }

  sortBy(key: string): Promise<void> {
    return this.#ask(change.withSort(this.draft, key));
  }

  /** Sets the number of rows per page and loads the list. */
  showRows(size: number): Promise<void> {
    return this.#ask(change.withChange(this.draft, { size }));
  }

  /** Replaces the query by a named filter but keeps the page size. */
  applySet(address: Address): Promise<void> {
    const asked = readListQuery(this.parts.shape, (name) => address[name] ?? null);
    return this.#ask({ ...asked, size: this.draft.size });
  }

  /** Saves the current query as a named filter. */
  keepSet(name: string): void {
    this.choices.keepSet({ name, address: this.address });
  }

  turnTo(page: number): Promise<void> {
    return this.#ask({ ...this.draft, page });
  }

  async forward(): Promise<void> {
    if (this.mayGoOn) await this.turnTo(this.query.page + 1);
  }

  async back(): Promise<void> {
    if (this.mayGoBack) await this.turnTo(this.query.page - 1);
  }

  /** Loads the next page of a scrolling list. */
  goOn(): Promise<void> {
    return this.reading.goOn(this.query);
  }

  /** Counts rows that have arrived since the list was loaded. */
  lookForNew(): Promise<void> {
    return this.reading.lookForNew(this.query);
  }

  /** Reloads the current query. */
  async again(): Promise<void> {
    this.parts.forget?.();
    await this.#mind(this.reading.read(this.query));
  }

  /** Shows the newly arrived rows, starting at the first page. */
  async showNew(): Promise<void> {
    this.parts.forget?.();
    if (this.query.page === 1) await this.#begin();
    else await this.turnTo(1);
  }

  dispose(): void {
    this.#timer.stop();
    this.reading.dispose();
  }

  get #tooLong(): boolean {
    const names = ['q', ...Object.keys(this.parts.shape.filters)];
    return names.some((name) => this.complaintOf(name) !== null);
  }

  /** Returns the query with a filter; null for a day typed by half, which asks for nothing yet. Without a change of the rows, the page stays. */
  #filtered(name: string, value: string): ListQuery | null {
    const { page } = this.query;
    this.draft = change.withFilter(this.draft, name, value);
    if (change.isSameQuery({ ...this.asked, page }, this.query))
      this.draft = { ...this.draft, page };
    return change.isHalfTyped(this.parts.shape, name, value) ? null : this.draft;
  }

  #later(draft: ListQuery): void {
    this.draft = draft;
    this.#timer.stop();
    if (this.#tooLong) return;
    if (this.reading.waits(draft)) void this.#ask(draft);
    else this.#timer.after(this.parts.pause ?? PAUSE, () => void this.#ask(this.draft));
  }

  async #ask(query: ListQuery): Promise<void> {
    this.#timer.stop();
    this.draft = query;
    const { asked } = this;
    const same = change.isSameQuery(asked, this.query);
    if (this.#tooLong) return;
    this.query = asked;
    if (same && this.state.at === 'ready') return;
    this.#tell(this.address);
    await this.#begin();
  }

  #begin(): Promise<void> {
    this.selection.clear();
    return this.#mind(this.reading.read(this.query));
  }

  /** If the requested page is beyond the last page, for example after rows were deleted, moves to the last page. */
  async #mind(reading: Promise<number | null>): Promise<void> {
    const last = await reading;
    if (last !== null) await this.turnTo(last);
  }
}
