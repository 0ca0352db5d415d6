import type { Document } from '../../documents/document.ts';
import type { ListQuery } from '../../lists/list-query.schema.ts';
import type { NewsDraft } from '../../news/news.schema.ts';
import type { NewsDays } from '../../news/news-status.rule.ts';

/** A news item as stored, with the document's name but not its bytes. */
export interface StoredNews extends NewsDraft {
  readonly newsId: string;
  /** Increases with every change of the item or its document. */
  readonly rev: number;
  readonly documentName: string | null;
  readonly documentSize: number | null;
  /** Hash of the document's bytes and name, by which a repeated upload is recognized; null without a document. */
  readonly documentDigest: string | null;
  /** Time of the last change, ISO 8601 in UTC. */
  readonly updatedAt: string;
  /** Name of the person who made the last change. */
  readonly updatedBy: string;
}

/** The person who changes news, and the time of the change. */
export interface Change {
  readonly actorId: string;
  readonly now: number;
}

/** Stores news items, their documents, and who has read them. Only `restore` finds deleted items. */
export interface NewsRepository {
  /** Returns active items in any order, each with whether the person has seen it. `today` is a calendar day in the provider's time zone. */
  active(
    today: string,
    accountId: string,
  ): Promise<readonly (StoredNews & { readonly seen: boolean })[]>;
  /** Marks items as read by a person; unknown ids are ignored. Returns how many were unread before. */
  markRead(accountId: string, newsIds: readonly string[], now: number): Promise<number>;
  /** Returns one page of the items that match a query. Expired items are included only if the query asks for them. */
  page(
    query: ListQuery,
    today: string,
  ): Promise<{ readonly items: readonly StoredNews[]; readonly total: number }>;
  find(newsId: string): Promise<StoredNews | null>;
  add(newsId: string, draft: NewsDraft, change: Change): Promise<void>;
  /** Updates an item in one conditional statement. Returns false if the item's revision differs or the item is deleted. */
  update(newsId: string, rev: number, draft: NewsDraft, change: Change): Promise<boolean>;
  /** Soft-deletes all of these items or none. Returns false if one of them does not exist. */
  remove(newsIds: readonly string[], change: Change): Promise<boolean>;
  /** Restores all of these items or none. Returns false if one of them is not deleted or never existed. */
  restore(newsIds: readonly string[]): Promise<boolean>;
  /** Returns an item's document with the days on which the item is active. */
  document(newsId: string): Promise<(Document & NewsDays) | null>;
  /** Stores the document's bytes and name and raises the revision. Returns false if the item's revision differs or the item is deleted. */
  putDocument(
    newsId: string,
    rev: number,
    document: Document & { readonly digest: string },
    change: Change,
  ): Promise<boolean>;
  /** Deletes the document. Returns false if the item's revision differs or the item is deleted. */
  dropDocument(newsId: string, rev: number, change: Change): Promise<boolean>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly news: NewsRepository;
  }
}
