import type { Document } from '../../documents/document.ts';
import type { ListQuery } from '../../lists/list-query.schema.ts';
import type { NewsDraft } from '../../news/news.schema.ts';
import type { NewsDays } from '../../news/news-status.rule.ts';

/** An item as it is stored, with the name of its document but not the bytes. */
export interface StoredNews extends NewsDraft {
  readonly newsId: string;
  /** Increases with every change, including changes of the document. */
  readonly rev: number;
  readonly documentName: string | null;
  readonly documentSize: number | null;
  /** Hash of the document's bytes and name, by which a repeated upload is recognized. */
  readonly documentDigest: string | null;
  /** ISO 8601 in UTC. */
  readonly updatedAt: string;
  /** Name of the person. */
  readonly updatedBy: string;
}

/** The person who makes a change, and the time. */
export interface Change {
  readonly actorId: string;
  readonly now: number;
}

/** News items, their documents, and who has read them. Except for `restore`, no method finds a deleted item. */
export interface NewsRepository {
  /** Returns active items in no order, each with whether the person has seen it. `today` is a calendar day in the provider's time zone. */
  active(
    today: string,
    accountId: string,
  ): Promise<readonly (StoredNews & { readonly seen: boolean })[]>;
  /** Marks items as read; unknown ids are ignored. Returns how many are newly read. */
  markRead(accountId: string, newsIds: readonly string[], now: number): Promise<number>;
  /** Returns one page of the items that match a query. Expired items are included only on request. */
  page(
    query: ListQuery,
    today: string,
  ): Promise<{ readonly items: readonly StoredNews[]; readonly total: number }>;
  find(newsId: string): Promise<StoredNews | null>;
  add(newsId: string, draft: NewsDraft, change: Change): Promise<void>;
  /** Updates an item in one conditional statement. Returns false if its revision differs or it is gone. */
  update(newsId: string, rev: number, draft: NewsDraft, change: Change): Promise<boolean>;
  /** Soft-deletes all of the items or none. Returns false when one is missing. */
  remove(newsIds: readonly string[], change: Change): Promise<boolean>;
  /** Restores all of the items or none. Returns false when one is not deleted or never existed. */
  restore(newsIds: readonly string[]): Promise<boolean>;
  /** Returns the document with the days on which its item is active. */
  document(newsId: string): Promise<(Document & NewsDays) | null>;
  /** Stores bytes and name and makes a new revision. Returns false like `update`. */
  putDocument(
    newsId: string,
    rev: number,
    document: Document & { readonly digest: string },
    change: Change,
  ): Promise<boolean>;
  /** Returns false like `update`. */
  dropDocument(newsId: string, rev: number, change: Change): Promise<boolean>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly news: NewsRepository;
  }
}
