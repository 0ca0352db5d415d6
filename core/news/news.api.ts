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

/** Converts the parameters of a page request to a list query and back. */
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
  /** Returns the active news items for dealers and staff, sorted by their order (spec §7.3). */
  activeNews: operation({
    summary: 'Active news',
    access: readers,
    output: z.object({ items: z.array(readerNewsSchema) }),
  }),

  markNewsRead: operation({
    summary: 'Mark news items as seen by the caller',
    access: readers,
    input: { newsIds },
    background: true,
    repeatable: 'always',
    // Reading an item during an impersonation session does not mark the item as read for the user.
    impersonation: 'never',
  }),

  /** Returns one page of news items for editors. Pages count from 1; expired items are included only on request (spec §7.3). */
  newsPage: operation({
    summary: 'News for editors, paged',
    access: editors,
    input: page,
    codec: pageQuery,
    output: newsPageSchema,
  }),

  readNews: operation({
    ...one,
    summary: 'The current state of a news item',
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
    summary: 'Change a news item, under the revision it was read with',
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
    summary: 'Restore deleted news items, all or none',
    access: editors,
    input: { newsIds },
    refusals: ['notFound'],
    repeatable: 'byKey',
  }),

  /**
   * Stores one PDF of at most 10 MB together with its name (SECURITY.md §2.13). Repeating the upload of the same PDF
   * returns the first response.
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
    summary: 'The document of an active item, or of any item for news editors',
    access: readers,
    output: fileReplySchema,
    refusals: ['notFound'],
    file: 'download',
  }),
};

/** The provider's operations for news (spec §7.3). Each change sends the revision that was edited and returns the new revision. */
export type NewsGateway = GatewayOf<typeof newsApi>;
