import { tooLong } from '../forms/too-long.rule.ts';
import { isCalendarDay } from '../kernel/calendar-day.rule.ts';
import type { ListQuery, FilterShape, ListShape } from './list-query.schema.ts';

const PAGE = /^[1-9]\d{0,5}$/;

const cut = (text: string, most: number): string => Array.from(text).slice(0, most).join('');

/** The choices a text names, each once, in the order of the list's shape. */
export const choicesOf = (of: readonly string[], text: string): readonly string[] => {
  const named = new Set(text.split(','));
  return of.filter((one) => named.has(one));
};

/** What a filter can mean of a text; an empty text when nothing. */
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

/** Filters of a list that are set, in the order of its shape; what it does not know is left out. */
export const knownFilters = (
  shape: ListShape,
  value: (name: string) => string | null,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(shape.filters)
      .map(([name, filter]): [string, string] => [name, filterValue(filter, value(name) ?? '')])
      .filter(([, text]) => text !== ''),
  );

/** A direction alone turns the order the list begins with. */
const sortOf = (shape: ListShape, text: string | null, direction: string | null) => {
  const key = text ?? (direction === null ? null : shape.start.sort?.key) ?? null;
  return key === null || !shape.sorts.includes(key)
    ? shape.start.sort
    : ({ key, direction: direction === 'desc' ? 'desc' : 'asc' } as const);
};

/** The query an address names; what it cannot mean counts as not said (domain guide 5.5). */
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

/** What the field of a name says of a text that is longer than the list can be asked; null of one that fits. */
export const listComplaint = (shape: ListShape, query: ListQuery, name: string): string | null => {
  if (name === 'q') return tooLong(query.search, shape.searchLength);
  const filter = shape.filters[name];
  return filter?.kind === 'text' ? tooLong(query.filters[name] ?? '', filter.most) : null;
};

/** Every name a list uses in an address, so that what it no longer says can be taken out. */
export const addressNames = (shape: ListShape): readonly string[] => [
  'q',
  ...Object.keys(shape.filters),
  'sort',
  'dir',
  'size',
  'page',
];

/** The same as an address says it; what is as at the start is left out. */
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
