import { sql, type RawBuilder } from 'kysely';
import type { StoredNews } from '#core/backend/news/news.repository.port.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import type { ListQuery } from '#core/lists/list-query.schema.ts';
import { formFields } from '../form-columns.ts';
import { listConditions, listOrder, selectList } from '../list-sql.ts';
import { prepareRead } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';
import { NEWS_COLUMNS } from './tables-news.ts';

type Row = Omit<StoredNews, 'updatedAt'> & { readonly updatedAt: number };
type Condition = RawBuilder<boolean>;

/** SQL list of a news item's columns, without the bytes of the document. */
const COLUMNS = sql<Row>`news.id as "newsId", news.rev, ${formFields('news', NEWS_COLUMNS)},
  news.updated_at as "updatedAt", editor.name as "updatedBy",
  file.name as "documentName", file.size as "documentSize", file.digest as "documentDigest"`;

const FROM = sql`news join portal_user editor on editor.id = news.updated_by
  left join news_document file on file.news_id = news.id`;

const storedNews = (row: Row): StoredNews => ({ ...row, updatedAt: isoInstant(row.updatedAt) });

const date = (today: string): RawBuilder<string> => sql`cast(${today}::text as date)`;

/** SQL conditions for news items: active on a day, or with a given id. */
export const newsWhere = {
  notExpired: (today: string): Condition =>
    sql`(news.expiration_date is null or news.expiration_date >= ${date(today)})`,
  begun: (today: string): Condition =>
    sql`(news.effective_date is null or news.effective_date <= ${date(today)})`,
  id: (newsId: string): Condition => sql`news.id = ${newsId}`,
};

/** Builds an SQL expression that counts the news items active on a day and those that start later. */
export const newsCounts = (
  today: string,
): RawBuilder<{ readonly live: number; readonly future: number }> => sql`
  (select count(*) filter (where ${newsWhere.begun(today)}) as live,
          count(*) filter (where not ${newsWhere.begun(today)}) as future
     from news where news.deleted_at is null and ${newsWhere.notExpired(today)})`;

/** Reads the news items that are not deleted, as core values. */
export const presentNews = async (
  tx: SqlTransaction,
  ...conditions: readonly Condition[]
): Promise<readonly StoredNews[]> => {
  const where = sql.join([sql`news.deleted_at is null`, ...conditions], sql` and `);
  const { rows } = await sql<Row>`select ${COLUMNS} from ${FROM} where ${where}`.execute(tx);
  return rows.map(storedNews);
};

const selectActive = prepareRead(
  (_, { today, accountId }: { today: string; accountId: string }) => sql<Row & { seen: boolean }>`
    select ${COLUMNS},
           exists (select 1 from news_read
                    where news_read.news_id = news.id and news_read.account_id = ${accountId}) as seen
      from ${FROM}
     where news.deleted_at is null and ${newsWhere.notExpired(today)} and ${newsWhere.begun(today)}`,
);

/** Reads the news items active on a day, and whether the person has seen each item. */
export const activeNews = async (
  tx: SqlTransaction,
  today: string,
  accountId: string,
): Promise<readonly (StoredNews & { readonly seen: boolean })[]> =>
  (await selectActive(tx, { today, accountId })).map((row) => ({ ...row, ...storedNews(row) }));

const TITLE = sql`lower(news.title) collate "C"`;
const LIST = {
  texts: [sql`news.title`, sql`news.body`],
  sorts: {
    title: TITLE,
    order: sql`news.place`,
    effectiveDate: sql`news.effective_date`,
    expirationDate: sql`news.expiration_date`,
  },
  usual: TITLE,
  key: sql`news.id`,
};

/** Reads one page of the news setup list. Empty values sort last in both directions, and equal values sort by title (spec §5). */
export const newsPage = async (
  tx: SqlTransaction,
  query: ListQuery,
  today: string,
): Promise<{ readonly items: readonly StoredNews[]; readonly total: number }> => {
  const over = query.filters['expired'] === '1' ? sql`true` : newsWhere.notExpired(today);
  const { rows, total } = await selectList(tx, {
    columns: COLUMNS,
    from: FROM,
    where: sql`news.deleted_at is null and ${over} and ${listConditions(LIST, query)}`,
    order: listOrder(LIST, query.sort),
    limit: query.size,
    offset: (query.page - 1) * query.size,
  });
  return { items: rows.map(storedNews), total };
};
