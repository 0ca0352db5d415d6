import { columnsOf, exportQuery, sortOf, sortQuery, type SortQuery } from '../lists/list-input.ts';
import { knownFilters } from '../lists/read-list-query.rule.ts';
import type { ExportFormat, ListQuery, ListSort } from '../lists/list-query.schema.ts';
import type { Codec } from '../operations/operation.ts';
import { REPORT_LIST } from './support-list.ts';
import { LATELY_MOST } from './support-overview.schema.ts';

type Page = Pick<ListQuery, 'page' | 'size'>;

const users: Codec<
  SortQuery & Page & { readonly text: string },
  Page & { readonly text: string; readonly sort: ListSort | null }
> = {
  read: ({ text, page, size, ...order }) => ({ text, sort: sortOf(order), page, size }),
  write: ({ sort, ...asked }) => ({ ...asked, ...sortQuery(sort) }),
};

/** Converts the search words and the sort order of the list to a request for a file of people. */
const usersFile: Codec<
  SortQuery & {
    readonly text: string;
    readonly format: ExportFormat;
    readonly columns?: string | undefined;
  },
  {
    readonly query: Pick<ListQuery, 'search' | 'filters' | 'sort'>;
    readonly columns: readonly string[] | null;
    readonly format: ExportFormat;
  }
> = {
  read: ({ text, format, columns, ...order }) => ({
    query: { search: text, filters: {}, sort: sortOf(order) },
    columns: columnsOf({ columns }),
    format,
  }),
  write: ({ query, columns, format }) => ({
    text: query.search,
    ...sortQuery(query.sort),
    ...exportQuery({ columns: columns ?? [], format }),
  }),
};

const overview: Codec<
  { readonly lately?: string | undefined },
  { readonly accountIds: readonly string[] }
> = {
  read: ({ lately = '' }) => ({
    accountIds: [...new Set(lately.split(',').filter(Boolean))].slice(0, LATELY_MOST),
  }),
  write: ({ accountIds }) => ({ lately: accountIds.join(',') || undefined }),
};

/** Converts the query of the report list to a request for one page. */
const reports: Codec<
  SortQuery &
    Page & {
      readonly text?: string | undefined;
      readonly kind?: string | undefined;
      readonly status?: string | undefined;
    },
  ListQuery
> = {
  read: ({ text, kind, status, page, size, ...order }) => ({
    search: text?.trim() ?? '',
    filters: knownFilters(REPORT_LIST, (name) => (name === 'kind' ? kind : status) ?? null),
    sort: sortOf(order),
    page,
    size,
  }),
  write: ({ search, filters, sort, page, size }) => ({
    page,
    size,
    ...filters,
    text: search.trim() || undefined,
    ...sortQuery(sort),
  }),
};

export const supportCodecs = { users, usersFile, overview, reports };
