import { sql, type RawBuilder } from 'kysely';
import type { ListQuery, ListSort, SortDirection } from '#core/lists/list-query.schema.ts';
import { containsPattern } from './contains-pattern.ts';
import { checkColumns } from './row-check.ts';
import type { SqlTransaction } from './schema.ts';

type Part = RawBuilder<unknown>;

/** How one list stands in SQL; every value a person gives is bound, never written into the text. */
export interface ListSql {
  /** What the words of the search look through. */
  readonly texts?: readonly Part[];
  /** What each filter means; those without an entry are left out. */
  readonly filters?: Readonly<Record<string, (value: string) => Part>>;
  /** What each column is ordered by. */
  readonly sorts?: Readonly<Record<string, Part>>;
  /** The order while no column is chosen. */
  readonly usual: Part;
  /** Told apart by nothing else: the last word of every order, so that pages neither repeat nor lose a row. */
  readonly key: Part;
}

const DIRECTIONS: Readonly<Record<SortDirection, Part>> = { asc: sql`asc`, desc: sql`desc` };

const all = (parts: readonly Part[]): Part =>
  parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`;

/** Every word stands in one of the texts. */
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

/** Which rows a query leaves (domain guide 5.5). */
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

/** The order of a query: its column with the valueless last either way, then the list's own, then the key. */
export const listOrder = (
  { sorts, usual, key }: Pick<ListSql, 'sorts' | 'usual' | 'key'>,
  sort: ListSort | null,
): Part => {
  const by = sort === null ? undefined : sorts?.[sort.key];
  return sort === null || by === undefined
    ? sql`${usual}, ${key}`
    : sql`${by} ${DIRECTIONS[sort.direction]} nulls last, ${usual}, ${key}`;
};

/** Rows of one window and how many the filter holds, in one round trip; the count is there when the window is empty too. */
export const selectList = async <Row>(
  tx: SqlTransaction,
  list: {
    /** Typed by what one row of them is. */
    readonly columns: RawBuilder<Row>;
    /** Tables with their names. */
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
