import { sql, type RawBuilder } from 'kysely';
import type { ListQuery, ListSort, SortDirection } from '#core/lists/list-query.schema.ts';
import { containsPattern } from './contains-pattern.ts';
import { checkColumns } from './row-check.ts';
import type { SqlTransaction } from './schema.ts';

type Part = RawBuilder<unknown>;

/** The SQL parts of one list query. User input is always bound as a parameter, never concatenated into the SQL text. */
export interface ListSql {
  /** The text columns to search. */
  readonly texts?: readonly Part[];
  /** Builds the SQL condition of each filter from its value. A filter of the query without an entry here is ignored. */
  readonly filters?: Readonly<Record<string, (value: string) => Part>>;
  /** The sort expression of each column. */
  readonly sorts?: Readonly<Record<string, Part>>;
  /** The default order, used when no sort column is chosen. */
  readonly usual: Part;
  /** A unique key at the end of every order, so that no page repeats or skips a row. */
  readonly key: Part;
}

const DIRECTIONS: Readonly<Record<SortDirection, Part>> = { asc: sql`asc`, desc: sql`desc` };

const all = (parts: readonly Part[]): Part =>
  parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`;

/** Returns one SQL condition per search word, each true if that word occurs in at least one of the texts. */
const wordsIn = (texts: readonly Part[], search: string): readonly Part[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const pattern = containsPattern(word);
      return sql`(${sql.join(
        texts.map((text) => sql`${text} ilike ${pattern}`),
        sql` or `,
      )})`;
    });

/** Returns the SQL conditions for the rows that match a query's search and filters (domain guide 5.5). */
export const listConditions = (
  list: Pick<ListSql, 'texts' | 'filters'>,
  { search, filters }: Pick<ListQuery, 'search' | 'filters'>,
): RawBuilder<boolean> => {
  const { texts = [] } = list;
  const named = texts.length === 0 ? [] : wordsIn(texts, search);
  const set = Object.entries(filters).flatMap(([name, value]) => {
    const meaning = list.filters?.[name];
    return meaning === undefined || value === '' ? [] : [meaning(value)];
  });
  return sql<boolean>`${all([...named, ...set])}`;
};

/** Returns the order of a query: the chosen column with empty values last, then the list's default order, then the unique key. */
export const listOrder = (
  { sorts, usual, key }: Pick<ListSql, 'sorts' | 'usual' | 'key'>,
  sort: ListSort | null,
): Part => {
  const by = sort === null ? undefined : sorts?.[sort.key];
  return sort === null || by === undefined
    ? sql`${usual}, ${key}`
    : sql`${by} ${DIRECTIONS[sort.direction]} nulls last, ${usual}, ${key}`;
};

/** Reads one page of rows and the total number of matching rows in one statement. The total is returned even if the page is empty. */
export const selectList = async <Row>(
  tx: SqlTransaction,
  list: {
    /** The selected columns, typed as one row of the result. */
    readonly columns: RawBuilder<Row>;
    /** The tables to read, with their aliases. */
    readonly from: Part;
    readonly where: Part;
    readonly order: Part;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> => {
  const { columns, from, where, order, limit, offset } = list;
  const { rows } = await sql<{ list_total: number; list_place: number | null }>`
    with list_page as (
      select row_number() over () as list_place, list_window.* from (
        select ${columns} from ${from} where ${where}
         order by ${order} limit ${limit}::int offset ${offset}::int) list_window)
    select counted.list_total, list_page.*
      from (select count(*) as list_total from ${from} where ${where}) counted
      left join list_page on true
     order by list_page.list_place`.execute(tx);
  const total = rows[0]?.list_total ?? 0;
  const found = rows.filter(({ list_place }) => list_place !== null);
  checkColumns(tx, columns, found);
  return {
    total,
    rows: found.map(({ list_total: _total, list_place: _place, ...row }) => row as Row),
  };
};
