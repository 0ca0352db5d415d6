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

/** What an address says under a name. */
type AddressValue = (name: string) => string | null;

/** Milliseconds without another letter before a list is asked (domain guide 5.5). */
const PAUSE = 250;

/** One list: what is asked of it, what came, where one stands in it, what is ticked and what a person keeps of it (domain guide 5.5). */
export class ListViewModel<Row> {
  /** What the fields show; `query` follows when the typing rests. */
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

  /** What the address says of the list. */
  get address(): Address {
    return writeListQuery(this.parts.shape, this.query);
  }

  /** Words or filters leave something out. */
  get narrowed(): boolean {
    return change.isNarrowed(this.draft);
  }

  /** What stands at the field of a name (`q`, or a filter) that holds too much; the list is not asked meanwhile. */
  complaintOf(name: string): string | null {
    return change.listComplaint(this.parts.shape, this.draft, name);
  }

  /** Rows before the shown page. */
  get offset(): number {
    return (this.query.page - 1) * this.query.size;
  }

  /** Whether there are more rows than were counted. */
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

  /** Begins with what the address says; `tell` hears of every query that is asked, to keep it there. */
  open(value: AddressValue, notify: (address: Address) => void = () => undefined): void {
    this.#tell = notify;
    this.query = this.draft = readListQuery(this.parts.shape, value);
    void this.#begin();
  }

  /** An address that changed from outside, as by Back, is asked at once. */
  follow(value: AddressValue): void {
    const asked = readListQuery(this.parts.shape, value);
    if (JSON.stringify(asked) === JSON.stringify(this.query)) return;
    this.#timer.stop();
    this.query = this.draft = asked;
    void this.#begin();
  }

  /** Letters in the search field: the list follows when they rest. */
  search(search: string): void {
    this.#later(change.withChange(this.draft, { search }));
  }

  /** Letters in the field of a filter. */
  type(name: string, value: string): void {
    this.#later(change.withFilter(this.draft, name, value));
  }

  /** Something was chosen: the list follows at once; an empty text takes the filter away. */
  filter(name: string, value: string): Promise<void> {
    return this.#ask(change.withFilter(this.draft, name, value));
  }

  clear(): Promise<void> {
    return this.#ask(change.cleared(this.draft));
  }

  sortBy(key: string): Promise<void> {
    return this.#ask(change.withSort(this.draft, key));
  }

  /** Rows a page. */
  showRows(size: number): Promise<void> {
    return this.#ask(change.withChange(this.draft, { size }));
  }

  /** A named filter in place of what is asked now; the size of pages stays. */
  applySet(address: Address): Promise<void> {
    const asked = readListQuery(this.parts.shape, (name) => address[name] ?? null);
    return this.#ask({ ...asked, size: this.draft.size });
  }

  /** Keeps what is asked now under a name. */
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

  /** The window below what is shown, in a list that scrolls. */
  goOn(): Promise<void> {
    return this.reading.goOn(this.query);
  }

  /** Sees whether rows came meanwhile. */
  lookForNew(): Promise<void> {
    return this.reading.lookForNew(this.query);
  }

  /** The same from the provider again. */
  async again(): Promise<void> {
    this.parts.forget?.();
    await this.#mind(this.reading.read(this.query));
  }

  /** Shows what came meanwhile, from the first page. */
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

  #later(draft: ListQuery): void {
    this.draft = draft;
    this.#timer.stop();
    if (this.#tooLong) return;
    if (this.reading.waits(draft)) void this.#ask(draft);
    else this.#timer.after(this.parts.pause ?? PAUSE, () => void this.#ask(this.draft));
  }

  async #ask(query: ListQuery): Promise<void> {
    this.#timer.stop();
    const same = JSON.stringify(query) === JSON.stringify(this.query);
    this.draft = query;
    if (this.#tooLong) return;
    this.query = query;
    if (same && this.state.at === 'ready') return;
    this.#tell(this.address);
    await this.#begin();
  }

  #begin(): Promise<void> {
    this.selection.clear();
    return this.#mind(this.reading.read(this.query));
  }

  /** A page behind the last one becomes the last one, as after rows were deleted. */
  async #mind(reading: Promise<number | null>): Promise<void> {
    const last = await reading;
    if (last !== null) await this.turnTo(last);
  }
}
