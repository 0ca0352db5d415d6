import { sql } from 'kysely';
import type { Change, NewsRepository } from '#core/backend/news.repository.port.ts';
import type { NewsDraft } from '#core/news/news.schema.ts';
import { formCells, type FormCells } from './form-columns.ts';
import { insertRows } from './insert-rows.ts';
import { newsPage, newsWhere, presentNews } from './news-rows.ts';
import { happened } from './row-names.ts';
import { anyOf } from './sql-array.ts';
import type { SqlTransaction } from './schema.ts';
import { NEWS_COLUMNS } from './tables-news.ts';

/** News in SQL. */
export const sqlNewsRepository = (tx: SqlTransaction): NewsRepository => {
  const advance = (
    newsId: string,
    rev: number,
    { actorId, now }: Change,
    changes: Partial<FormCells<NewsDraft, typeof NEWS_COLUMNS>>,
  ): Promise<boolean> =>
    happened(
      tx
        .updateTable('news')
        .set({ ...changes, rev: rev + 1, updated_at: now, updated_by: actorId })
        .where('id', '=', newsId)
        .where('rev', '=', rev)
        .where('deleted_at', 'is', null)
        .returning('id'),
    );

  return {
    active: (today) => presentNews(tx, newsWhere.notExpired(today), newsWhere.begun(today)),

    readBy: async (accountId, newsIds) => {
      if (newsIds.length === 0) return new Set();
      const rows = await tx
        .selectFrom('news_read')
        .select('news_id')
        .where('account_id', '=', accountId)
        .where('news_id', 'in', newsIds)
        .execute();
      return new Set(rows.map((row) => row.news_id));
    },

    markRead: async (accountId, newsIds, now) => {
      const rows = await tx
        .insertInto('news_read')
        .columns(['account_id', 'news_id', 'read_at'])
        .expression((from) =>
          from
            .selectFrom('news')
            .select([
              sql<string>`${accountId}::text`.as('account_id'),
              'id',
              sql<number>`${now}::bigint`.as('read_at'),
            ])
            .where('id', '=', anyOf(newsIds))
            .where('deleted_at', 'is', null),
        )
        .onConflict((old) => old.columns(['account_id', 'news_id']).doNothing())
        .returning('news_id')
        .execute();
      return rows.length;
    },

    page: (query, today) => newsPage(tx, query, today),

    counts: async (today) => {
      const begun = newsWhere.begun(today);
      const { rows } = await sql<{ live: number; future: number }>`
        select count(*) filter (where ${begun}) as live, count(*) filter (where not ${begun}) as future
          from news where news.deleted_at is null and ${newsWhere.notExpired(today)}`.execute(tx);
      return rows[0] ?? { live: 0, future: 0 };
    },

    find: async (newsId) => {
      const [item] = await presentNews(tx, newsWhere.id(newsId));
      return item ?? null;
    },

    add: (newsId, draft, { actorId, now }) =>
      insertRows(tx, 'news', {
        ...formCells(NEWS_COLUMNS, draft),
        id: newsId,
        rev: 1,
        created_at: now,
        created_by: actorId,
        updated_at: now,
        updated_by: actorId,
      }),

    update: (newsId, rev, draft, change) =>
      advance(newsId, rev, change, formCells(NEWS_COLUMNS, draft)),

    remove: async (newsIds, { actorId, now }) => {
      const there = await tx
        .selectFrom('news')
        .select('id')
        .where('id', '=', anyOf(newsIds))
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .forUpdate()
        .execute();
      if (there.length !== newsIds.length) return false;
      await tx
        .updateTable('news')
        .set({ deleted_at: now, deleted_by: actorId })
        .where('id', '=', anyOf(newsIds))
        .execute();
      return true;
    },

    document: async (newsId) => {
      const row = await tx
        .selectFrom('news_document')
        .innerJoin('news', 'news.id', 'news_document.news_id')
        .select(['news_document.name', 'news_document.bytes'])
        .where('news.id', '=', newsId)
        .where('news.deleted_at', 'is', null)
        .executeTakeFirst();
      return row ?? null;
    },

    putDocument: async (newsId, rev, { name, bytes, digest }, change) => {
      if (!(await advance(newsId, rev, change, {}))) return false;
      const row = { name, bytes, size: bytes.length, digest, stored_at: change.now };
      await tx
        .insertInto('news_document')
        .values({ news_id: newsId, ...row })
        .onConflict((old) => old.column('news_id').doUpdateSet(row))
        .execute();
      return true;
    },

    dropDocument: async (newsId, rev, change) => {
      if (!(await advance(newsId, rev, change, {}))) return false;
      await tx.deleteFrom('news_document').where('news_id', '=', newsId).execute();
      return true;
    },
  };
};
