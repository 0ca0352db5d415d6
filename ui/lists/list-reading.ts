import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure, Result } from '#core/kernel/result.ts';
import type { ListQuery, ListShape } from '#core/lists/list-query.schema.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { isNarrowed, lastPage, writeListQuery } from '#core/lists/read-list-query.rule.ts';
import type { OwnPreferences } from './list-choices.ts';

/** The result of reading one page of a list. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** True if the list has more rows than `total`, which is capped. */
  readonly more?: boolean;
  /** The keyset position of the next page; null after the last page. Only scrolling lists set `next`. */
  readonly next?: string | null;
}

/** The state of a list. `idle` means that the list waits for a search text. */
export type ListState<Row> =
  | { readonly at: 'idle' }
  | { readonly at: 'loading' }
  | { readonly at: 'ready'; readonly page: ListPage<Row> }
  | { readonly at: 'failed'; readonly text: string };

/** Query parameters by name. */
export type Address = Readonly<Record<string, string>>;

export interface ListParts<Row> {
  readonly shape: ListShape;
  /** Reads a page of rows. `after` is the `next` of the previous page; null for the first page. */
  readonly read: (
    query: ListQuery,
    after: string | null,
  ) => Promise<Result<ListPage<Row>, Failure>>;
  readonly keyOf: (row: Row) => string;
  /** The message for a failed read to which the provider gave no text. */
  readonly fallback: string;
  /**
   * True, or a function that returns true, if the list loads further pages by keyset while the user scrolls. By default,
   * the list has numbered pages.
   */
  readonly scrolls?: boolean | ((query: ListQuery) => boolean);
  /** Counts the rows that arrived before the first displayed row, for a list that grows while it is open. */
  readonly countNew?: (query: ListQuery, first: Row | null) => Promise<Result<number, Failure>>;
  /** True if the list loads only after the user has entered a search text or a filter. */
  readonly needsText?: boolean;
  /** Milliseconds after the last key press before a search; 0 for a list that is fully loaded. */
  readonly pause?: number;
  readonly own?: OwnPreferences | undefined;
  /** Called before the same query is loaded again, to clear cached rows. */
  readonly forget?: () => void;
  /** If present, Back shows the rows at once that the list last showed, with what its view model knew beside them. */
  readonly returns?: { readonly facts: () => unknown; readonly tell: (facts: unknown) => void };
}

/** The last rows of a list, and what its view model knew beside them. */
interface HeldPage<Row> {
  readonly page: ListPage<Row>;
  readonly facts: unknown;
}

/** Returns true if the query loads further pages while scrolling. */
export const scrollsNow = (
  { scrolls = false }: Pick<ListParts<never>, 'scrolls'>,
  query: ListQuery,
): boolean => (typeof scrolls === 'boolean' ? scrolls : scrolls(query));

const addressOf = (shape: ListShape, query: ListQuery): string =>
  JSON.stringify(writeListQuery(shape, query));

/** The loaded rows of a list, in numbered pages or by scrolling. A late response to an earlier query is ignored. */
export class ListReading<Row> {
  state: ListState<Row> = { at: 'loading' };
  /** True while a newer response is being loaded and the current rows are displayed. */
  reading = false;
  /** The number of rows newer than the displayed ones, which the user can show by pressing the pill. */
  fresh = 0;
  /** The reason why the next page failed to load. */
  stuck: string | null = null;
  readonly #parts: ListParts<Row>;
  #turn = 0;

  constructor(parts: ListParts<Row>) {
    this.#parts = parts;
    makeAutoObservable(this, { state: observableRef });
  }

  get rows(): readonly Row[] {
    return this.state.at === 'ready' ? this.state.page.rows : [];
  }

  get total(): number {
    return this.state.at === 'ready' ? this.state.page.total : 0;
  }

  /** The keyset position of the next page; null after the last page. */
  get next(): string | null {
    return this.state.at === 'ready' ? (this.state.page.next ?? null) : null;
  }

  /** Returns true if nothing is loaded because the list requires a search text or a filter. */
  waits(query: ListQuery): boolean {
    return this.#parts.needsText === true && !isNarrowed(query);
  }

  /**
   * Loads the query's page, or the first page of a scrolling list. If the query's page is beyond the last page, returns
   * the last page's number; otherwise null.
   */
  async read(query: ListQuery): Promise<number | null> {
    const turn = ++this.#turn;
    if (this.waits(query)) {
      this.state = { at: 'idle' };
      this.reading = false;
      return null;
    }
    const held = this.#held(query);
    if (held !== null) this.state = { at: 'ready', page: held };
    else if (this.state.at !== 'ready') this.state = { at: 'loading' };
    this.reading = true;
    const answer = await this.#parts.read(query, null);
    if (turn !== this.#turn) return null;
    runInAction(() => {
      this.reading = false;
      this.fresh = 0;
      this.stuck = null;
      const text = answer.ok ? null : explain(answer.error, this.#parts.fallback, 'read');
      if (answer.ok)
        this.#show(query, held === null ? answer.value : this.#renewed(held, answer.value, query));
      else if (text !== null) this.state = { at: 'failed', text };
    });
    if (!answer.ok || scrollsNow(this.#parts, query) || answer.value.rows.length > 0) return null;
    const last = lastPage(answer.value.total, query.size);
    return query.page > last ? last : null;
  }

  /** Loads the next page, unless another read is running. */
  async goOn(query: ListQuery): Promise<void> {
    const { next } = this;
    if (next === null || this.reading) return;
    const turn = ++this.#turn;
    this.reading = true;
    const answer = await this.#parts.read(query, next);
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.reading = false;
      this.stuck = answer.ok ? null : explain(answer.error, this.#parts.fallback, 'read');
      if (answer.ok)
        this.#show(query, { ...answer.value, rows: [...this.rows, ...answer.value.rows] });
    });
  }

  /** Counts the rows that arrived before the first displayed row. If the count fails, the next call counts again. */
  async lookForNew(query: ListQuery): Promise<void> {
    if (this.#parts.countNew === undefined || this.reading || this.state.at !== 'ready') return;
    const turn = this.#turn;
    const answer = await this.#parts.countNew(query, this.rows[0] ?? null);
    runInAction(() => {
      if (turn === this.#turn && answer.ok) this.fresh = answer.value;
    });
  }

  /** Replaces a displayed row by its newer version. */
  replace(row: Row): void {
    if (this.state.at !== 'ready') return;
    const { keyOf } = this.#parts;
    const rows = this.rows.map((one) => (keyOf(one) === keyOf(row) ? row : one));
    this.state = { at: 'ready', page: { ...this.state.page, rows } };
  }

  /** Makes the list ignore the result of a running read. */
  dispose(): void {
    this.#turn += 1;
  }

  /** The page that the list showed when the person left this history entry; null if there is none. */
  #held(query: ListQuery): ListPage<Row> | null {
    const { own, returns, shape } = this.#parts;
    if (returns === undefined || this.state.at === 'ready') return null;
    const held = (own?.rows?.recallPage(shape.name, addressOf(shape, query)) ??
      null) as HeldPage<Row> | null;
    if (held !== null) returns.tell(held.facts);
    return held?.page ?? null;
  }

  #show(query: ListQuery, page: ListPage<Row>): void {
    const { own, returns, shape } = this.#parts;
    this.state = { at: 'ready', page };
    if (returns === undefined) return;
    const held: HeldPage<Row> = { page, facts: returns.facts() };
    own?.rows?.keepPage(shape.name, addressOf(shape, query), held);
  }

  /**
   * Returns the held page with the newer versions of its rows. A list that scrolls keeps the rows of its further pages, and
   * counts the rows that arrived before them, so that the reader's row stays where it was.
   */
  #renewed(held: ListPage<Row>, now: ListPage<Row>, query: ListQuery): ListPage<Row> {
    if (!scrollsNow(this.#parts, query) || held.rows.length <= now.rows.length) return now;
    const { countNew, keyOf } = this.#parts;
    const newer = new Map(now.rows.map((row) => [keyOf(row), row]));
    const last = now.rows.at(-1);
    const end = last === undefined ? -1 : held.rows.findIndex((row) => keyOf(row) === keyOf(last));
    if (end < 0) return now;
    const rest = held.rows.slice(end + 1);
    if (countNew === undefined)
      return { ...now, rows: [...now.rows, ...rest], next: held.next ?? null };
    const known = held.rows.slice(0, end + 1);
    this.fresh = now.rows.findIndex((row) => known.some((one) => keyOf(one) === keyOf(row)));
    const rows = known.flatMap((row) => newer.get(keyOf(row)) ?? []);
    return { ...now, rows: [...rows, ...rest], next: held.next ?? null };
  }
}
