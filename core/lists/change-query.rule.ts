import type { ListQuery, ListShape } from './list-query.schema.ts';

/** Another question begins at the first page again. */
export const withChange = (query: ListQuery, change: Partial<ListQuery>): ListQuery => ({
  ...query,
  page: 1,
  ...change,
});

/** Sets a filter; an empty text takes it away. */
export const withFilter = (query: ListQuery, name: string, value: string): ListQuery => {
  const others = Object.fromEntries(
    Object.entries(query.filters).filter(([other]) => other !== name),
  );
  return withChange(query, { filters: value === '' ? others : { ...others, [name]: value } });
};

/** By another column ascending, by the same one the other way round. */
export const withSort = (query: ListQuery, key: string): ListQuery => {
  const again = query.sort?.key === key && query.sort.direction === 'asc';
  return withChange(query, { sort: { key, direction: again ? 'desc' : 'asc' } });
};

/** Everything found again: no words, no filters; order and size stay. */
export const cleared = (query: ListQuery): ListQuery =>
  withChange(query, { search: '', filters: {} });

/** Whether words or filters leave anything out. */
export const isNarrowed = ({ search, filters }: ListQuery): boolean =>
  search.trim() !== '' || Object.values(filters).some((value) => value !== '');

/** The last page of that many rows, at least 1. */
export const lastPage = (total: number, size: number): number =>
  Math.max(1, Math.ceil(total / size));

/** Filters that are set, in the order of the list's shape: one chip each (domain guide 5.5). */
export const chipsOf = (
  shape: ListShape,
  { filters }: ListQuery,
): readonly { readonly name: string; readonly value: string }[] =>
  Object.keys(shape.filters).flatMap((name) => {
    const value = filters[name] ?? '';
    return value === '' ? [] : [{ name, value }];
  });
