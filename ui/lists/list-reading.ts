import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure, Result } from '#core/kernel/result.ts';
import type { ListQuery, ListShape } from '#core/lists/list-query.schema.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { isNarrowed, lastPage } from '#core/lists/read-list-query.rule.ts';
import type { OwnPreferences } from './list-choices.ts';

/** What one reading brought. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** There are more than `total` says. */
  readonly more?: boolean;
  /** Where the next window begins, null behind the last; only lists that scroll have it. */
  readonly next?: string | null;
}

/** Where a list stands; `idle` while it waits for words. */
export type ListState<Row> =
  | { readonly at: 'idle' }
  | { readonly at: 'loading' }
  | { readonly at: 'ready'; readonly page: ListPage<Row> }
  | { readonly at: 'failed'; readonly text: string };

/** What an address says, by its names. */
export type Address = Readonly<Record<string, string>>;

export interface ListParts<Row> {
  readonly shape: ListShape;
  /** `after` is the `next` of the window above it, null at the begin. */
  readonly read: (
    query: ListQuery,
    after: string | null,
  ) => Promise<Result<ListPage<Row>, Failure>>;
  readonly keyOf: (row: Row) => string;
  /** Said when a reading fails and the provider says nothing. */
  readonly fallback: string;
  /** Window below window by keyset while it is scrolled; in numbered pages unless said; some lists are scrolled only as long as that is asked. */
  readonly scrolls?: boolean | ((query: ListQuery) => boolean);
  /** How many rows came above the first one that is shown, for a list that grows while it stands open. */
  readonly countNew?: (query: ListQuery, first: Row | null) => Promise<Result<number, Failure>>;
  /** Nothing is asked before there are words or filters. */
  readonly needsText?: boolean;
  /** Milliseconds the search waits for the typing to rest; 0 for a list that is here as a whole. */
  readonly pause?: number;
  readonly own?: OwnPreferences | undefined;
  /** Called before the same is asked again. */
  readonly forget?: () => void;
}

/** Whether a query of a list is read window below window. */
export const scrollsNow = (
  { scrolls = false }: Pick<ListParts<never>, 'scrolls'>,
  query: ListQuery,
): boolean => (typeof scrolls === 'boolean' ? scrolls : scrolls(query));

/** What came of a list, page by page or window below window; late answers of an older question count for nothing. */
export class ListReading<Row> {
  state: ListState<Row> = { at: 'loading' };
  /** A newer answer is on its way over what is shown. */
  reading = false;
  /** Rows that came since the newest one that is shown, waiting under the pill. */
  fresh = 0;
  /** Why the next window did not come; what is shown stays. */
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

  /** Where the window below what is shown begins, null behind the last. */
  get next(): string | null {
    return this.state.at === 'ready' ? (this.state.page.next ?? null) : null;
  }

  /** Nothing is asked yet: the list waits for words. */
  waits(query: ListQuery): boolean {
    return this.#parts.needsText === true && !isNarrowed(query);
  }

  /** Reads the page of a query, or its first window; answers the last page when the asked one lies behind it. */
  async read(query: ListQuery): Promise<number | null> {
    const turn = ++this.#turn;
    if (this.waits(query)) {
      this.state = { at: 'idle' };
      this.reading = false;
      return null;
    }
    if (this.state.at !== 'ready') this.state = { at: 'loading' };
    this.reading = true;
    const answer = await this.#parts.read(query, null);
    if (turn !== this.#turn) return null;
    runInAction(() => {
      this.reading = false;
      this.fresh = 0;
      this.stuck = null;
      const text = answer.ok ? null : explain(answer.error, this.#parts.fallback, 'read');
      if (answer.ok) this.state = { at: 'ready', page: answer.value };
      else if (text !== null) this.state = { at: 'failed', text };
    });
    if (!answer.ok || scrollsNow(this.#parts, query) || answer.value.rows.length > 0) return null;
    const last = lastPage(answer.value.total, query.size);
    return query.page > last ? last : null;
  }

  /** Reads the window below what is shown; none while another reading is on its way. */
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
        this.state = {
          at: 'ready',
          page: { ...answer.value, rows: [...this.rows, ...answer.value.rows] },
        };
    });
  }

  /** Asks what came above the first row that is shown; a look that fails is made again the next time. */
  async lookForNew(query: ListQuery): Promise<void> {
    if (this.#parts.countNew === undefined || this.reading || this.state.at !== 'ready') return;
    const turn = this.#turn;
    const answer = await this.#parts.countNew(query, this.rows[0] ?? null);
    runInAction(() => {
      if (turn === this.#turn && answer.ok) this.fresh = answer.value;
    });
  }

  /** A row as it is now, in place of what the list says. */
  replace(row: Row): void {
    if (this.state.at !== 'ready') return;
    const { keyOf } = this.#parts;
    const rows = this.rows.map((one) => (keyOf(one) === keyOf(row) ? row : one));
    this.state = { at: 'ready', page: { ...this.state.page, rows } };
  }

  /** Forgets a reading that is still on its way. */
  dispose(): void {
    this.#turn += 1;
  }
}
