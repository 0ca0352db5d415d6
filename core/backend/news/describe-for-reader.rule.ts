import {
  newsForm,
  type EditedNews,
  type NewsItem,
  type ReaderNews,
} from '../../news/news.schema.ts';
import { newsFlags } from '../../news/news-status.rule.ts';
import type { StoredNews } from './news.repository.port.ts';

/** Converts a news item to the fields that all readers get, as of a day in the provider's time zone. */
const describe = (stored: StoredNews, today: string): NewsItem => ({
  newsId: stored.newsId,
  ...newsForm.pick(stored),
  documentName: stored.documentName,
  hasDocument: stored.documentName !== null,
  ...newsFlags(stored, today),
});

/** Converts a news item to the fields that one reader gets, including whether the reader has seen it. */
export const describeForReader = (
  stored: StoredNews & { readonly seen: boolean },
  today: string,
): ReaderNews => ({
  ...describe(stored, today),
  documentSize: stored.documentSize,
  unread: !stored.seen,
});

/** Converts a news item to the fields that its editors get. */
export const describeForEditor = (stored: StoredNews, today: string): EditedNews => ({
  ...describe(stored, today),
  rev: stored.rev,
  documentSize: stored.documentSize,
  updatedAt: stored.updatedAt,
  updatedBy: stored.updatedBy,
});
