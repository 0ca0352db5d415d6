import type { Document } from '../documents/document.ts';
import type { Failure, Result } from '../kernel/result.ts';
import type { ListQuery } from '../lists/list-query.schema.ts';
import type { EditedNews, NewsDraft, NewsPage, ReaderNews } from './news.schema.ts';

/** News for those who read it (spec §7.3). */
export interface NewsGateway {
  /** Active items in their order; in the background nobody waits for them. */
  active(how?: { readonly background: boolean }): Promise<Result<readonly ReaderNews[], Failure>>;
  /** Notes that this person has seen these items. */
  markRead(newsIds: readonly string[]): Promise<Result<unknown, Failure>>;
  /** An item's document. */
  download(newsId: string): Promise<Result<Document, Failure>>;
}

/** News for those who write it (spec §7.3); everything that changes an item names the version it began with and answers the new one. */
export interface NewsSetupGateway {
  page(query: ListQuery): Promise<Result<NewsPage, Failure>>;
  read(newsId: string): Promise<Result<EditedNews, Failure>>;
  create(draft: NewsDraft, idempotencyKey: string): Promise<Result<EditedNews, Failure>>;
  update(newsId: string, rev: number, draft: NewsDraft): Promise<Result<EditedNews, Failure>>;
  /** All of them or none. */
  remove(newsIds: readonly string[]): Promise<Result<unknown, Failure>>;
  /** A repeat of an upload that was stored is answered like the first. */
  upload(newsId: string, rev: number, document: Document): Promise<Result<EditedNews, Failure>>;
  removeDocument(newsId: string, rev: number): Promise<Result<EditedNews, Failure>>;
}
