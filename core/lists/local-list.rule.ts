import { foldText } from '../kernel/fold-text.rule.ts';
import { lastPage } from './read-list-query.rule.ts';
import type { ListQuery } from './list-query.schema.ts';

/** How a completely loaded list is searched, filtered and sorted. */
export interface LocalList<Row> {
  /** The texts that the search looks in. */
  readonly texts: (row: Row) => readonly (string | null)[];
  /** Returns true if a row passes one filter. A filter without an entry lets every row pass. */
  readonly filters?: Readonly<Record<string, (row: Row, value: string) => boolean>>;
  /** The value by which a column is sorted. A row without a value is last in both directions. */
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

/** Folds each row's text once, however often it is searched. Folding ten thousand rows would take too long at every keystroke. */
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

/** Returns all rows that match a query, in its order. Equal rows keep their original order. */
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

/** Returns the page of a query. A page beyond the end gives the last one. */
export const pageOf = <Row>(rows: readonly Row[], { page, size }: ListQuery): readonly Row[] => {
  const shown = Math.min(page, lastPage(rows.length, size));
  return rows.slice((shown - 1) * size, shown * size);
};
