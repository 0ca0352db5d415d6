import {
  newsForm,
  type EditedNews,
  type NewsItem,
  type ReaderNews,
} from '../../news/news.schema.ts';
import { newsFlags } from '../../news/news-status.rule.ts';
import type { StoredNews } from './news.repository.port.ts';

/** An item as everybody sees it on a day of the provider's zone. */
const describe = (stored: StoredNews, today: string): NewsItem => ({
  newsId: stored.newsId,
  ...newsForm.pick(stored),
  documentName: stored.documentName,
  hasDocument: stored.documentName !== null,
  ...newsFlags(stored, today),
});

/** For its reader. */
export const describeForReader = (
  stored: StoredNews & { readonly seen: boolean },
  today: string,
): ReaderNews => ({ ...describe(stored, today), unread: !stored.seen });

/** For those who edit it. */
export const describeForEditor = (stored: StoredNews, today: string): EditedNews => ({
  ...describe(stored, today),
  rev: stored.rev,
  documentSize: stored.documentSize,
  updatedAt: stored.updatedAt,
  updatedBy: stored.updatedBy,
});
