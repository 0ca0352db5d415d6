import * as z from 'zod/mini';
import { LIMITS } from '#core/kernel/limits.ts';
import { NEWS_LIST } from '#core/news/news-list.ts';
import {
  editedNewsSchema,
  newsDraftSchema,
  newsPageSchema,
  readerNewsSchema,
} from '#core/news/news.schema.ts';
import { get, post, put, remove } from './endpoint.ts';
import { fileReplySchema } from './file.wire.ts';
import { sortParams } from './lists.wire.ts';
import { flagText, numberText, text, rev } from './params.ts';
import { nothingSchema } from './problem.wire.ts';

const readers = { kind: 'full', applications: [1, 2], permissions: [] } as const;
const editors = { kind: 'full', applications: [1], permissions: ['news'] } as const;
const newsId = text(64);
const newsIds = z.array(newsId).check(z.minLength(1), z.maxLength(200));
const one = { params: z.strictObject({ newsId }) } as const;

/** What dealers and staff are told (spec §7.3): active items in their order. */
export const activeNews = get('activeNews', 'news', {
  summary: 'Active news',
  access: readers,
  reply: z.object({ items: z.array(readerNewsSchema) }),
});

export const markNewsRead = put('markNewsRead', 'news/read', {
  repeatable: 'always',
  // What staff see as a user, the user has not seen.
  impersonation: 'never',
  summary: 'Note that the caller has seen these items',
  access: readers,
  body: z.strictObject({ newsIds }),
  reply: nothingSchema,
});

/** One page for editors; pages count from 1, expired items only when asked for (spec §7.3). */
export const newsPage = get('newsPage', 'news/setup', {
  summary: 'News for those who edit it, page by page',
  access: editors,
  query: z.strictObject({
    page: numberText,
    size: numberText.check(z.maximum(200)),
    ...sortParams(NEWS_LIST),
    search: z.optional(z.string().check(z.maxLength(LIMITS.newsSearch))),
    includeExpired: z.optional(flagText),
  }),
  reply: newsPageSchema,
});

export const readNews = get('readNews', 'news/{newsId}', {
  ...one,
  summary: 'One item as it stands now',
  access: editors,
  reply: editedNewsSchema,
  errors: [404],
});

export const createNews = post('createNews', 'news', {
  summary: 'Create a news item',
  access: editors,
  body: newsDraftSchema,
  reply: editedNewsSchema,
  oncePerKey: true,
  errors: [409, 422],
});

export const updateNews = put('updateNews', 'news/{newsId}', {
  repeatable: 'byKey',
  ...one,
  summary: 'Change a news item, from the version the editor began with',
  access: editors,
  body: z.strictObject({ rev, draft: newsDraftSchema }),
  reply: editedNewsSchema,
  errors: [404, 409],
});

export const removeNews = remove('removeNews', 'news/{newsId}', {
  repeatable: 'byKey',
  ...one,
  summary: 'Delete a news item',
  access: editors,
  reply: nothingSchema,
  errors: [404],
});

export const removeNewsItems = post('removeNewsItems', 'news/delete', {
  repeatable: 'byKey',
  summary: 'Delete several news items, all or none',
  access: editors,
  body: z.strictObject({ newsIds }),
  reply: nothingSchema,
  errors: [404],
});

export const restoreNewsItems = post('restoreNewsItems', 'news/restore', {
  repeatable: 'byKey',
  summary: 'Put deleted news items back, all or none',
  access: editors,
  body: z.strictObject({ newsIds }),
  reply: nothingSchema,
  errors: [404],
});

const version = z.strictObject({ rev: numberText });

/** One PDF of at most 10 MB (SECURITY.md §2.13); name and document change together. */
export const uploadNewsDocument = put('uploadNewsDocument', 'news/{newsId}/document', {
  repeatable: 'byKey',
  ...one,
  summary: 'Store the document of a news item',
  access: editors,
  query: version,
  file: 'upload',
  reply: editedNewsSchema,
  errors: [404, 409, 413, 422],
});

export const removeNewsDocument = remove('removeNewsDocument', 'news/{newsId}/document', {
  repeatable: 'byKey',
  ...one,
  summary: 'Delete the document of a news item',
  access: editors,
  query: version,
  reply: editedNewsSchema,
  errors: [404, 409],
});

export const newsDocument = get('newsDocument', 'news/{newsId}/document', {
  ...one,
  summary: 'The document of an active item; of any item for those who edit news',
  access: readers,
  file: 'download',
  reply: fileReplySchema,
  errors: [404],
});
