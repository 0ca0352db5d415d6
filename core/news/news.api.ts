import { operation, type Codec } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { NEWS_LIST } from './news-list.ts';
import {
  editedNewsSchema,
  newsDraftSchema,
  newsPageSchema,
  readerNewsSchema,
} from './news.schema.ts';
import { fileReplySchema } from '../documents/file-answer.ts';
import { knownFilters } from '../lists/read-list-query.rule.ts';
import type { ListQuery } from '../lists/list-query.schema.ts';
import { sortOf, sortParams, sortQuery } from '../lists/list-input.ts';
import { flag, wholeNumber, text, rev } from '../operations/fields.ts';
import type { GatewayOf } from '../operations/gateway-of.ts';

const readers = { kind: 'full', applications: [1, 2], permissions: [] } as const;

const editors = { kind: 'full', applications: [1], permissions: ['news'] } as const;

const newsId = text(64);

const newsIds = z.array(newsId).check(z.minLength(1), z.maxLength(200));

const one = { input: { newsId } } as const;

const version = { rev: wholeNumber };

const page = {
  page: wholeNumber,
  size: wholeNumber.check(z.maximum(200)),
  ...sortParams(NEWS_LIST),
  search: z.optional(z.string().check(z.maxLength(LIMITS.newsSearch))),
  includeExpired: z.optional(flag),
};

/** Sends the query of a list as a request for one page. */
const pageQuery: Codec<z.output<z.ZodMiniObject<typeof page>>, ListQuery> = {
  read: ({ search, includeExpired, page, size, ...order }) => ({
    search: search?.trim() ?? '',
    filters: knownFilters(NEWS_LIST, () => (includeExpired === true ? '1' : null)),
    sort: sortOf(order) ?? NEWS_LIST.start.sort,
    page,
    size,
  }),
  write: ({ search, filters, sort, page, size }) => ({
    page,
    size,
    ...sortQuery(sort),
    search: search.trim() || undefined,
    includeExpired: filters['expired'] === '1' || undefined,
  }),
};

export const newsApi = {
  /** Returns the active news items for dealers and staff in their order (spec §7.3). */
  activeNews: operation({
    summary: 'Active news',
    access: readers,
    output: z.object({ items: z.array(readerNewsSchema) }),
  }),

  markNewsRead: operation({
    summary: 'Note that the caller has seen these items',
    access: readers,
    input: { newsIds },
    background: true,
    repeatable: 'always',
    // An item that a staff member sees during impersonation does not count as read by the user.
    impersonation: 'never',
  }),

  /** Returns one page for editors. Pages count from 1; expired items are included only on request (spec §7.3). */
  newsPage: operation({
    summary: 'News for those who edit it, page by page',
    access: editors,
    input: page,
    codec: pageQuery,
    output: newsPageSchema,
  }),

  readNews: operation({
    ...one,
    summary: 'One item as it stands now',
    access: editors,
    output: editedNewsSchema,
    refusals: ['notFound'],
  }),

  createNews: operation({
    summary: 'Create a news item',
    access: editors,
    input: newsDraftSchema,
    output: editedNewsSchema,
    refusals: ['conflict', 'unacceptable'],
    oncePerKey: true,
  }),

  updateNews: operation({
    ...one,
    summary: 'Change a news item, from the version the editor began with',
    access: editors,
    input: { ...one.input, rev, draft: newsDraftSchema },
    output: editedNewsSchema,
    refusals: ['notFound', 'conflict'],
    repeatable: 'byKey',
  }),

  removeNews: operation({
    ...one,
    summary: 'Delete a news item',
    access: editors,
    refusals: ['notFound'],
    repeatable: 'byKey',
  }),

  removeNewsItems: operation({
    summary: 'Delete several news items, all or none',
    access: editors,
    input: { newsIds },
    refusals: ['notFound'],
    repeatable: 'byKey',
  }),

  restoreNewsItems: operation({
    summary: 'Put deleted news items back, all or none',
    access: editors,
    input: { newsIds },
    refusals: ['notFound'],
    repeatable: 'byKey',
  }),

  /**
   * Stores one PDF of at most 10 MB (SECURITY.md §2.13). Name and document change together. Sending the same document
   * again returns the same response as the first time.
   */
  uploadNewsDocument: operation({
    ...one,
    summary: 'Store the document of a news item',
    access: editors,
    input: { ...one.input, ...version },
    output: editedNewsSchema,
    refusals: ['notFound', 'conflict', 'tooLarge', 'unacceptable'],
    repeatable: 'byKey',
    file: 'upload',
  }),

  removeNewsDocument: operation({
    ...one,
    summary: 'Delete the document of a news item',
    access: editors,
    input: { ...one.input, ...version },
    output: editedNewsSchema,
    refusals: ['notFound', 'conflict'],
    repeatable: 'byKey',
  }),

  newsDocument: operation({
    ...one,
    summary: 'The document of an active item; of any item for those who edit news',
    access: readers,
    output: fileReplySchema,
    refusals: ['notFound'],
    file: 'download',
  }),
};

/** The provider's operations for news (spec §7.3). Each change of an item names the revision it started with and returns the new one. */
export type NewsGateway = GatewayOf<typeof newsApi>;
