import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { ListQuery } from '../lists/list-query.schema.ts';
import type { EditedNews, NewsDraft, NewsPage, ReaderNews } from './news.schema.ts';

/** News for those who read it (spec §7.3). */
export interface NewsGateway {
  /** Active items in their order; in the background nobody waits for them. */
  active(how?: { readonly background: boolean }): Answer<readonly ReaderNews[]>;
  /** Notes that this person has seen these items. */
  markRead(newsIds: readonly string[]): Answer<unknown>;
  /** An item's document. */
  download(newsId: string): Answer<Document>;
}

/** News for those who write it (spec §7.3); everything that changes an item names the version it began with and answers the new one. */
export interface NewsSetupGateway {
  page(query: ListQuery): Answer<NewsPage>;
  read(newsId: string): Answer<EditedNews>;
  create(draft: NewsDraft, idempotencyKey: string): Answer<EditedNews>;
  update(newsId: string, rev: number, draft: NewsDraft): Answer<EditedNews>;
  /** All of them or none. */
  remove(newsIds: readonly string[]): Answer<unknown>;
  /** Puts back what was deleted, all of it or nothing. */
  restore(newsIds: readonly string[]): Answer<unknown>;
  /** A repeat of an upload that was stored is answered like the first. */
  upload(newsId: string, rev: number, document: Document): Answer<EditedNews>;
  removeDocument(newsId: string, rev: number): Answer<EditedNews>;
}
