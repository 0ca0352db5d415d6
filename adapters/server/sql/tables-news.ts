import type { NewsColor, NewsIcon } from '#core/news/news.schema.ts';

/** A news item; days are texts such as `2026-03-12`. */
export interface NewsTable {
  id: string;
  rev: number;
  title: string;
  body: string;
  icon: NewsIcon;
  color: NewsColor;
  effective_date: string | null;
  expiration_date: string | null;
  /** Its order among the others. */
  place: number | null;
  url: string | null;
  created_at: number;
  created_by: string;
  updated_at: number;
  updated_by: string;
  deleted_at: number | null;
  deleted_by: string | null;
}

/** The document of an item. */
export interface NewsDocumentTable {
  news_id: string;
  name: string;
  bytes: Uint8Array;
  size: number;
  digest: string;
  stored_at: number;
}

/** Who has seen what. */
export interface NewsReadTable {
  account_id: string;
  news_id: string;
  read_at: number;
}

/** Tables of the news. */
export interface NewsTables {
  news: NewsTable;
  news_document: NewsDocumentTable;
  news_read: NewsReadTable;
}
