import { foldText } from '../kernel/fold-text.rule.ts';
import { lastPage } from './read-list-query.rule.ts';
import type { ListQuery } from './list-query.schema.ts';

/** How the browser searches, filters and sorts a list that is completely loaded. */
export interface LocalList<Row> {
  /** Texts of a row that the search covers. */
  readonly texts: (row: Row) => readonly (string | null)[];
  /** Functions by filter name that return true if a row passes the filter. A filter without a function lets all rows pass. */
  readonly filters?: Readonly<Record<string, (row: Row, value: string) => boolean>>;
  /** Functions by column that return the sort value of a row. Rows with a null value come last in both directions. */
  readonly sorts?: Readonly<Record<string, (row: Row) => string | number | null>>;
}

type Value = string | number | null;

const compare = (one: Value, other: Value): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [a, b] = [foldText(String(one)), foldText(String(other))];
  return a < b ? -1 : Number(a > b);
};

const sorted = <Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => Value,
  sign: 1 | -1,
): readonly Row[] =>
  rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted((one, other) => {
      if (one.value === null || other.value === null)
        return Number(one.value === null) - Number(other.value === null);
      return sign * compare(one.value, other.value);
    })
    .map(({ row }) => row);

/**
 * Returns a function that folds each row's texts once and caches them. Folding ten thousand rows at every keystroke would
 * take too long.
 */
export const foldedOnce = <Row>(
  texts: (row: Row) => readonly (string | null)[],
): ((row: Row) => string) => {
  const known = new Map<Row, string>();
  return (row) => {
    const text = known.get(row) ?? foldText(texts(row).join(' '));
    known.set(row, text);
    return text;
  };
};

/** Returns the rows that match a query, in the query's order. Equal rows keep their original order. */
export const selectLocally = <Row>(
  rows: readonly Row[],
  query: ListQuery,
  list: LocalList<Row>,
  textOf: (row: Row) => string = (row) => foldText(list.texts(row).join(' ')),
): readonly Row[] => {
  const words = foldText(query.search).split(/\s+/).filter(Boolean);
  const passes = (row: Row): boolean =>
    Object.entries(query.filters).every(([name, value]) =>
      value === '' ? true : (list.filters?.[name]?.(row, value) ?? true),
    );
  const named = (row: Row): boolean => {
    if (words.length === 0) return true;
    const text = textOf(row);
    return words.every((word) => text.includes(word));
  };
  const left = rows.filter((row) => passes(row) && named(row));
  const { sort } = query;
  const valueOf = sort === null ? undefined : list.sorts?.[sort.key];
  return sort === null || valueOf === undefined
    ? left
    : sorted(left, valueOf, sort.direction === 'asc' ? 1 : -1);
};

/** Returns the rows on the query's page. A page number beyond the end returns the last page. */
export const pageOf = <Row>(rows: readonly Row[], { page, size }: ListQuery): readonly Row[] => {
  const shown = Math.min(page, lastPage(rows.length, size));
  return rows.slice((shown - 1) * size, shown * size);
};
