import { type Failure, ok, type Result } from '#core/kernel/result.ts';
import type { ListQuery } from '#core/lists/list-query.schema.ts';
import { foldedOnce, pageOf, selectLocally, type LocalList } from '#core/lists/local-list.rule.ts';
import type { ListPage } from './list-reading.ts';

/** Milliseconds after a key until such a list is searched: the letter is painted first. */
export const LOCAL_PAUSE = 16;

/** A list that the provider answers as a whole: read once, then searched, filtered, ordered and paged here. */
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

  /** The page of a query; it asks the provider only while nothing is here. */
  readonly read = async (query: ListQuery): Promise<Result<ListPage<Row>, Failure>> => {
    if (this.#rows === null) {
      const read = await this.#load();
      if (!read.ok) return read;
      this.#rows = read.value;
    }
    const found = this.all(query);
    return ok({ rows: pageOf(found, query), total: found.length });
  };

  /** Every row the query leaves, for a file of them. */
  all(query: ListQuery): readonly Row[] {
    return selectLocally(this.#rows ?? [], query, this.#list, this.#textOf);
  }

  /** The next reading asks the provider again. */
  readonly forget = (): void => {
    this.#rows = null;
    this.#textOf = foldedOnce(this.#list.texts);
  };
}
