import {
  newsForm,
  type EditedNews,
  type NewsItem,
  type ReaderNews,
} from '../../news/news.schema.ts';
import { newsFlags } from '../../news/news-status.rule.ts';
import type { StoredNews } from './news.repository.port.ts';

/** Describes an item for everyone, on a day in the provider's time zone. */
const describe = (stored: StoredNews, today: string): NewsItem => ({
  newsId: stored.newsId,
  ...newsForm.pick(stored),
  documentName: stored.documentName,
  hasDocument: stored.documentName !== null,
  ...newsFlags(stored, today),
});

/** Describes an item for its reader. */
export const describeForReader = (
  stored: StoredNews & { readonly seen: boolean },
  today: string,
): ReaderNews => ({ ...describe(stored, today), unread: !stored.seen });

/** Describes an item for its editor. */
export const describeForEditor = (stored: StoredNews, today: string): EditedNews => ({
  ...describe(stored, today),
  rev: stored.rev,
  documentSize: stored.documentSize,
  updatedAt: stored.updatedAt,
  updatedBy: stored.updatedBy,
});
