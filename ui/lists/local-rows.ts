import { type Failure, ok, type Result } from '#core/kernel/result.ts';
import type { ListQuery } from '#core/lists/list-query.schema.ts';
import { foldedOnce, pageOf, selectLocally, type LocalList } from '#core/lists/local-list.rule.ts';
import type { ListPage } from './list-reading.ts';

/** Milliseconds to wait after a key before the search, so that the letter is painted first. */
export const LOCAL_PAUSE = 16;

/** A list the provider returns as a whole. It is loaded once, then searched, filtered, sorted and paged in the browser. */
export class LocalRows<Row> {
  readonly #load: () => Promise<Result<readonly Row[], Failure>>;
  readonly #list: LocalList<Row>;
  #textOf: (row: Row) => string;
  #rows: readonly Row[] | null = null;

  constructor(load: () => Promise<Result<readonly Row[], Failure>>, list: LocalList<Row>) {
    this.#load = load;
    this.#list = list;
    this.#textOf = foldedOnce(list.texts);
  }

  /** Returns the page of a query. Requests the rows from the provider only if they are not loaded yet. */
  readonly read = async (query: ListQuery): Promise<Result<ListPage<Row>, Failure>> => {
    if (this.#rows === null) {
      const read = await this.#load();
      if (!read.ok) return read;
      this.#rows = read.value;
    }
    const found = this.all(query);
    return ok({ rows: pageOf(found, query), total: found.length });
  };

  /** Returns every row that matches the query, for an export. */
  all(query: ListQuery): readonly Row[] {
    return selectLocally(this.#rows ?? [], query, this.#list, this.#textOf);
  }

  /** Makes the next read request the rows from the provider again. */
  readonly forget = (): void => {
    this.#rows = null;
    this.#textOf = foldedOnce(this.#list.texts);
  };
}
