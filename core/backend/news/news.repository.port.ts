import type { Document } from '../../documents/document.ts';
import type { ListQuery } from '../../lists/list-query.schema.ts';
import type { NewsDraft } from '../../news/news.schema.ts';
import type { NewsDays } from '../../news/news-status.rule.ts';

/** An item as stored, its document named but not read. */
export interface StoredNews extends NewsDraft {
  readonly newsId: string;
  /** Grows with every change, that of the document included. */
  readonly rev: number;
  readonly documentName: string | null;
  readonly documentSize: number | null;
  /** Mark of the document's bytes and name, so that a repeated upload is known. */
  readonly documentDigest: string | null;
  /** ISO 8601 in UTC. */
  readonly updatedAt: string;
  /** Name of the person. */
  readonly updatedBy: string;
}

/** Who changes something, and when. */
export interface Change {
  readonly actorId: string;
  readonly now: number;
}

/** News items, their documents and who has read what; what was deleted is not found by any of these. */
export interface NewsRepository {
  /** In no order, each with whether the person has seen it; `today` is a calendar day of the provider's zone. */
  active(
    today: string,
    accountId: string,
  ): Promise<readonly (StoredNews & { readonly seen: boolean })[]>;
  /** Items that do not exist are passed over; answers how many are newly read. */
  markRead(accountId: string, newsIds: readonly string[], now: number): Promise<number>;
  /** One page of what a query leaves, what is over only where it asks for it. */
  page(
    query: ListQuery,
    today: string,
  ): Promise<{ readonly items: readonly StoredNews[]; readonly total: number }>;
  find(newsId: string): Promise<StoredNews | null>;
  add(newsId: string, draft: NewsDraft, change: Change): Promise<void>;
  /** One conditional statement; false when the item is another version by now, or gone. */
  update(newsId: string, rev: number, draft: NewsDraft, change: Change): Promise<boolean>;
  /** Soft, all of them or none; false when one is missing. */
  remove(newsIds: readonly string[], change: Change): Promise<boolean>;
  /** The way back, all of them or none; false when one is not deleted, or was never there. */
  restore(newsIds: readonly string[]): Promise<boolean>;
  /** With the days on which its item counts. */
  document(newsId: string): Promise<(Document & NewsDays) | null>;
  /** Stores bytes and name and makes a new version; false like `update`. */
  putDocument(
    newsId: string,
    rev: number,
    document: Document & { readonly digest: string },
    change: Change,
  ): Promise<boolean>;
  /** False like `update`. */
  dropDocument(newsId: string, rev: number, change: Change): Promise<boolean>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly news: NewsRepository;
  }
}
