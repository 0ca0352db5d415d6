import { operation } from '../operations/operation.ts';
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
import { sortParams } from '../lists/list-input.ts';
import { flag, wholeNumber, text, rev } from '../operations/fields.ts';

const readers = { kind: 'full', applications: [1, 2], permissions: [] } as const;

const editors = { kind: 'full', applications: [1], permissions: ['news'] } as const;

const newsId = text(64);

const newsIds = z.array(newsId).check(z.minLength(1), z.maxLength(200));

const one = { input: { newsId } } as const;

const version = { rev: wholeNumber };

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
    repeatable: 'always',
    // What staff see as a user, the user has not seen.
    impersonation: 'never',
  }),

  /** One page for editors; pages count from 1, expired items only when asked for (spec §7.3). */
  newsPage: operation({
    summary: 'News for those who edit it, page by page',
    access: editors,
    input: {
      page: wholeNumber,
      size: wholeNumber.check(z.maximum(200)),
      ...sortParams(NEWS_LIST),
      search: z.optional(z.string().check(z.maxLength(LIMITS.newsSearch))),
      includeExpired: z.optional(flag),
    },
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

  /** One PDF of at most 10 MB (SECURITY.md §2.13); name and document change together. */
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
