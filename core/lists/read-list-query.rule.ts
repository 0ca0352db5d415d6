import { tooLong } from '../forms/too-long.rule.ts';
import { isCalendarDay } from '../kernel/calendar-day.rule.ts';
import { isUnreadDay } from '../kernel/typed-day.rule.ts';
import type { ListQuery, FilterShape, ListShape } from './list-query.schema.ts';

const PAGE = /^[1-9]\d{0,5}$/;

const cut = (text: string, most: number): string => Array.from(text).slice(0, most).join('');

/** Returns the known choices in a comma-separated text, without duplicates, in the order of `of`. */
export const choicesOf = (of: readonly string[], text: string): readonly string[] => {
  const named = new Set(text.split(','));
  return of.filter((one) => named.has(one));
};

/** Returns the valid part of a filter value; an empty text if no part is valid. */
const filterValue = (shape: FilterShape, text: string): string => {
  switch (shape.kind) {
    case 'choice':
      return shape.of.includes(text) ? text : '';
    case 'choices':
      return choicesOf(shape.of, text).join(',');
    case 'text':
      return cut(text, shape.most);
    case 'day':
      return isCalendarDay(text, 9999) ? text : '';
  }
};

/** Returns the filters that are set, in the order of the list's shape. Drops unknown filters. */
export const knownFilters = (
  shape: ListShape,
  value: (name: string) => string | null,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(shape.filters)
      .map(([name, filter]): [string, string] => [name, filterValue(filter, value(name) ?? '')])
      .filter(([, text]) => text !== ''),
  );

/** A sort direction without a column applies to the default sort column. */
const sortOf = (shape: ListShape, text: string | null, direction: string | null) => {
  const key = text ?? (direction === null ? null : shape.start.sort?.key) ?? null;
  return key === null || !shape.sorts.includes(key)
    ? shape.start.sort
    : ({ key, direction: direction === 'desc' ? 'desc' : 'asc' } as const);
};

/** Reads a list query from the parameters of a URL. Ignores invalid values (domain guide 5.5). */
export const readListQuery = (
  shape: ListShape,
  value: (name: string) => string | null,
): ListQuery => {
  const page = value('page') ?? '';
  return {
    search: cut(value('q') ?? '', shape.searchLength),
    filters: knownFilters(shape, value),
    sort: sortOf(shape, value('sort'), value('dir')),
    page: PAGE.test(page) ? Number(page) : 1,
    size: shape.sizes.find((size) => String(size) === value('size')) ?? shape.start.size,
  };
};

/**
 * Returns the names of the search and of filters whose value a list query drops or shortens, so that the query selects more
 * than was asked for. Names that the list does not have are not looked at.
 */
export const lostInQuery = (
  shape: ListShape,
  given: Readonly<Record<string, string>>,
): readonly string[] =>
  Object.entries(given).flatMap(([name, text]) => {
    const filter =
      name === 'q' ? { kind: 'text' as const, most: shape.searchLength } : shape.filters[name];
    if (filter === undefined || text === '') return [];
    const read = filterValue(filter, text);
    return read === '' || (filter.kind === 'text' && read !== text) ? [name] : [];
  });

/** Returns the message for a search or filter text that is too long; null if the text fits. */
export const listComplaint = (shape: ListShape, query: ListQuery, name: string): string | null => {
  if (name === 'q') return tooLong(query.search, shape.searchLength);
  const filter = shape.filters[name];
  return filter?.kind === 'text' ? tooLong(query.filters[name] ?? '', filter.most) : null;
};

/** Returns all query parameter names of a list, so that outdated parameters can be removed from the URL. */
export const addressNames = (shape: ListShape): readonly string[] => [
  'q',
  ...Object.keys(shape.filters),
  'sort',
  'dir',
  'size',
  'page',
];

/** Converts a list query to URL parameters, without default values. */
export const writeListQuery = (
  shape: ListShape,
  query: ListQuery,
): Readonly<Record<string, string>> => {
  const { search, filters, sort, page, size } = query;
  const { start } = shape;
  const sorted =
    sort !== null && (sort.key !== start.sort?.key || sort.direction !== start.sort.direction);
  return {
    ...(search !== '' && { q: search }),
    ...knownFilters(shape, (name) => filters[name] ?? null),
    ...(sorted && { sort: sort.key, ...(sort.direction === 'desc' && { dir: 'desc' }) }),
    ...(size !== start.size && { size: String(size) }),
    ...(page !== 1 && { page: String(page) }),
  };
};

/** Changes a list query and returns to the first page. */
export const withChange = (query: ListQuery, change: Partial<ListQuery>): ListQuery => ({
  ...query,
  page: 1,
  ...change,
});

/** Sets a filter of a list query. An empty value removes the filter. */
export const withFilter = (query: ListQuery, name: string, value: string): ListQuery => {
  const others = Object.fromEntries(
    Object.entries(query.filters).filter(([other]) => other !== name),
  );
  return withChange(query, { filters: value === '' ? others : { ...others, [name]: value } });
};

/** Sorts by a column ascending. If the list is already sorted by that column, reverses the direction. */
export const withSort = (query: ListQuery, key: string): ListQuery => {
  const again = query.sort?.key === key && query.sort.direction === 'asc';
  return withChange(query, { sort: { key, direction: again ? 'desc' : 'asc' } });
};

/** Clears the search text and all filters. Keeps sort order and page size. */
export const cleared = (query: ListQuery): ListQuery =>
  withChange(query, { search: '', filters: {} });

/** Returns true if a search text or a filter restricts the list. */
export const isNarrowed = ({ search, filters }: ListQuery): boolean =>
  search.trim() !== '' || Object.values(filters).some((value) => value !== '');

/** Returns true for the text of a day filter that is no day. */
export const isHalfTyped = (shape: ListShape, name: string, text: string): boolean =>
  shape.filters[name]?.kind === 'day' && isUnreadDay(text);

/** Returns the query to load for the typed filters. A day that cannot be read leaves the day of `before` in force. */
export const askedQuery = (shape: ListShape, typed: ListQuery, before: ListQuery): ListQuery => {
  const filters = Object.entries(typed.filters).flatMap(([name, text]): [string, string][] => {
    if (!isHalfTyped(shape, name, text)) return [[name, text]];
    const day = before.filters[name];
    return day === undefined ? [] : [[name, day]];
  });
  return { ...typed, filters: Object.fromEntries(filters) };
};

/** Returns true if two queries ask for the same rows, in whichever order their filters were set. */
export const isSameQuery = (one: ListQuery, other: ListQuery): boolean => {
  const textOf = (query: ListQuery): string =>
    JSON.stringify({ ...query, filters: Object.entries(query.filters).toSorted() });
  return textOf(one) === textOf(other);
};

/** Returns the number of the last page, at least 1. */
export const lastPage = (total: number, size: number): number =>
  Math.max(1, Math.ceil(total / size));

/** Returns the chips of a list, one per filter that is set, in the order of the list's shape (domain guide 5.5). */
export const chipsOf = (
  shape: ListShape,
  { filters }: ListQuery,
): readonly { readonly name: string; readonly value: string }[] =>
  Object.keys(shape.filters).flatMap((name) => {
    const value = filters[name] ?? '';
    return value === '' ? [] : [{ name, value }];
  });
