import { type Failure, ok, type Result } from '#core/kernel/result.ts';
import type { ListQuery } from '#core/lists/list-query.schema.ts';
import { foldedOnce, pageOf, selectLocally, type LocalList } from '#core/lists/local-list.rule.ts';
import type { ListPage } from './list-reading.ts';

/** Milliseconds between a key press and the search, so that the browser paints the typed letter first. */
export const LOCAL_PAUSE = 16;

/** A list that the provider returns as a whole. The list is loaded once, then searched, filtered, sorted and paged in the browser. */
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

  /** Returns the page of a query. Loads the rows from the provider if they are not cached. */
  readonly read = async (query: ListQuery): Promise<Result<ListPage<Row>, Failure>> => {
    if (this.#rows === null) {
      const read = await this.#load();
      if (!read.ok) return read;
      this.#rows = read.value;
    }
    const found = this.all(query);
    return ok({ rows: pageOf(found, query), total: found.length });
  };

  /** Returns all rows that match the query, for an export. */
  all(query: ListQuery): readonly Row[] {
    return selectLocally(this.#rows ?? [], query, this.#list, this.#textOf);
  }

  /** Clears the cached rows, so that the next read loads them again. */
  readonly forget = (): void => {
    this.#rows = null;
    this.#textOf = foldedOnce(this.#list.texts);
  };
}
