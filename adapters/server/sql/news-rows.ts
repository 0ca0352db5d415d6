import { sql, type RawBuilder } from 'kysely';
import type { StoredNews } from '#core/backend/news.repository.port.ts';
import type { NewsQuery, NewsSort } from '#core/news/news.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { formColumns } from './form-columns.ts';
import type { SqlTransaction } from './schema.ts';
import { NEWS_COLUMNS } from './tables-news.ts';

/** Items that are not deleted, as the core reads them; the document's bytes stay where they are. */
export const presentNews = (tx: SqlTransaction) =>
  tx
    .selectFrom('news')
    .innerJoin('portal_user as editor', 'editor.id', 'news.updated_by')
    .leftJoin('news_document as file', 'file.news_id', 'news.id')
    .select([
      'news.id as newsId',
      'news.rev',
      ...formColumns('news', NEWS_COLUMNS),
      'news.updated_at as updatedAt',
      'editor.name as updatedBy',
      'file.name as documentName',
      'file.size as documentSize',
      'file.digest as documentDigest',
    ])
    .where('news.deleted_at', 'is', null);

/** A row as the core reads it. */
export const storedNews = (
  row: Omit<StoredNews, 'updatedAt'> & { readonly updatedAt: number },
): StoredNews => ({ ...row, updatedAt: isoInstant(row.updatedAt) });

const date = (today: string): RawBuilder<string> => sql`cast(${today}::text as date)`;

const notExpired = (today: string): RawBuilder<boolean> =>
  sql`(news.expiration_date is null or news.expiration_date >= ${date(today)})`;

/** What was typed stands for itself, also where it holds signs of a pattern. */
const matches = (search: string): RawBuilder<boolean> => {
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(lower(news.title) like ${pattern} or lower(news.body) like ${pattern})`;
};

/** The conditions of the lists. */
export const newsWhere = {
  notExpired,
  begun: (today: string): RawBuilder<boolean> =>
    sql`(news.effective_date is null or news.effective_date <= ${date(today)})`,
  filter: ({ search, includeExpired }: NewsQuery, today: string): RawBuilder<boolean> =>
    sql`(${includeExpired ? sql`true` : notExpired(today)} and ${search === '' ? sql`true` : matches(search)})`,
};

const SORTS: Readonly<Record<NewsSort, RawBuilder<unknown>>> = {
  title: sql`lower(news.title) collate "C"`,
  order: sql`news.place`,
  effectiveDate: sql`news.effective_date`,
  expirationDate: sql`news.expiration_date`,
};

/** What has no value stands last in either direction (spec §5); equal ones by title, then always the same. */
export const newsOrder = ({ sort, direction }: NewsQuery): RawBuilder<unknown> =>
  sql`${SORTS[sort]} ${direction === 'asc' ? sql`asc` : sql`desc`} nulls last, ${SORTS.title}, news.id`;
