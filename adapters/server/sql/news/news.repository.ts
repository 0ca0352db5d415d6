import { sql } from 'kysely';
import type { Change, NewsRepository } from '#core/backend/news/news.repository.port.ts';
import type { NewsDraft } from '#core/news/news.schema.ts';
import { formCells, type FormCells } from '../form-columns.ts';
import { insertRows } from '../insert-rows.ts';
import { activeNews, newsPage, newsWhere, presentNews } from './news-rows.ts';
import { happened } from '../row-names.ts';
import { anyOf } from '../sql-array.ts';
import type { SqlTransaction } from '../schema.ts';
import { NEWS_COLUMNS } from './tables-news.ts';

/** SQL repository of news. */
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

  /** Deletes or restores several news items, all or none. Returns false if any item is not in the expected state. */
  const mark = async (
    newsIds: readonly string[],
    before: 'is' | 'is not',
    deleted: { readonly deleted_at: number | null; readonly deleted_by: string | null },
  ): Promise<boolean> => {
    const found = await tx
      .selectFrom('news')
      .select('id')
      .where('id', '=', anyOf(newsIds))
      .where('deleted_at', before, null)
      .orderBy('id')
      .forUpdate()
      .execute();
    if (found.length !== newsIds.length) return false;
    await tx.updateTable('news').set(deleted).where('id', '=', anyOf(newsIds)).execute();
    return true;
  };

  return {
    active: (today, accountId) => activeNews(tx, today, accountId),

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

    remove: (newsIds, { actorId, now }) =>
      mark(newsIds, 'is', { deleted_at: now, deleted_by: actorId }),

    restore: (newsIds) => mark(newsIds, 'is not', { deleted_at: null, deleted_by: null }),

    document: async (newsId) => {
      const row = await tx
        .selectFrom('news_document')
        .innerJoin('news', 'news.id', 'news_document.news_id')
        .select(['news_document.name', 'news_document.bytes'])
        .select(['effective_date as effectiveDate', 'expiration_date as expirationDate'])
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
