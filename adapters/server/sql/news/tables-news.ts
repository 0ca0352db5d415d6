import type { NewsDraft } from '#core/news/news.schema.ts';
import type { ColumnsOf, FormTable } from '../form-columns.ts';

/** Where each field of a news item is stored; a field forgotten here does not compile. */
export const NEWS_COLUMNS = {
  title: 'title',
  body: 'body',
  icon: 'icon',
  color: 'color',
  effectiveDate: 'effective_date',
  expirationDate: 'expiration_date',
  order: 'place',
  url: 'url',
} as const satisfies ColumnsOf<NewsDraft>;

/** A news item; days are texts such as `2026-03-12`. */
export interface NewsTable extends FormTable<NewsDraft, typeof NEWS_COLUMNS> {
  id: string;
  rev: number;
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
