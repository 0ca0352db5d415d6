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

/** A page is asked for with the query of its list. */
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
  /** What dealers and staff are told (spec §7.3): active items in their order. */
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
    // What staff see as a user, the user has not seen.
    impersonation: 'never',
  }),

  /** One page for editors; pages count from 1, expired items only when asked for (spec §7.3). */
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

  /** One PDF of at most 10 MB (SECURITY.md §2.13); name and document change together, and a repeat of what was stored is answered like the first. */
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

/** What news asks of the provider (spec §7.3); everything that changes an item names the version it began with and answers the new one. */
export type NewsGateway = GatewayOf<typeof newsApi>;
