import { type NewsDraft, newsForm } from '#core/news/news.schema.ts';
import { columnsOf, type FormTable } from '../form-columns.ts';

/** The column of each field of a news item. The field `order` uses the column `place`, because `order` is an SQL keyword. */
export const NEWS_COLUMNS = columnsOf(newsForm, { order: 'place' });

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

/** The document of a news item. */
export interface NewsDocumentTable {
  news_id: string;
  name: string;
  bytes: Uint8Array;
  size: number;
  digest: string;
  stored_at: number;
}

/** Which account has read which item, and when. */
export interface NewsReadTable {
  account_id: string;
  news_id: string;
  read_at: number;
}

export interface NewsTables {
  news: NewsTable;
  news_document: NewsDocumentTable;
  news_read: NewsReadTable;
}
