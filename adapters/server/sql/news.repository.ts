import { sql } from 'kysely';
import type { Change, NewsRepository, StoredNews } from '#core/backend/news.repository.port.ts';
import type { Document } from '#core/documents/document.ts';
import type { NewsDraft, NewsQuery } from '#core/news/news.schema.ts';
import { formCells, type FormCells } from './form-columns.ts';
import { newsOrder, newsWhere, presentNews, storedNews } from './news-rows.ts';
import type { SqlTransaction } from './schema.ts';
import { NEWS_COLUMNS } from './tables-news.ts';

/** News in SQL. */
export class SqlNewsRepository implements NewsRepository {
  readonly #tx: SqlTransaction;

  constructor(tx: SqlTransaction) {
    this.#tx = tx;
  }

  async active(today: string): Promise<readonly StoredNews[]> {
    const rows = await presentNews(this.#tx)
      .where(newsWhere.notExpired(today))
      .where(newsWhere.begun(today))
      .execute();
    return rows.map(storedNews);
  }

  async readBy(accountId: string, newsIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (newsIds.length === 0) return new Set();
    const rows = await this.#tx
      .selectFrom('news_read')
      .select('news_id')
      .where('account_id', '=', accountId)
      .where('news_id', 'in', newsIds)
      .execute();
    return new Set(rows.map((row) => row.news_id));
  }

  async markRead(accountId: string, newsIds: readonly string[], now: number): Promise<number> {
    const rows = await this.#tx
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
          .where('id', 'in', newsIds)
          .where('deleted_at', 'is', null),
      )
      .onConflict((old) => old.columns(['account_id', 'news_id']).doNothing())
      .returning('news_id')
      .execute();
    return rows.length;
  }

  async page(query: NewsQuery, today: string): ReturnType<NewsRepository['page']> {
    const filter = newsWhere.filter(query, today);
    const { count } = await this.#tx
      .selectFrom('news')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('news.deleted_at', 'is', null)
      .where(filter)
      .executeTakeFirstOrThrow();
    const rows = await presentNews(this.#tx)
      .where(filter)
      .orderBy(newsOrder(query))
      .limit(query.size)
      .offset((query.page - 1) * query.size)
      .execute();
    return { items: rows.map(storedNews), total: count };
  }

  async counts(today: string): ReturnType<NewsRepository['counts']> {
    const begun = newsWhere.begun(today);
    const { rows } = await sql<{ live: number; future: number }>`
      select count(*) filter (where ${begun}) as live, count(*) filter (where not ${begun}) as future
        from news where news.deleted_at is null and ${newsWhere.notExpired(today)}`.execute(
      this.#tx,
    );
    return rows[0] ?? { live: 0, future: 0 };
  }

  async find(newsId: string): Promise<StoredNews | null> {
    const row = await presentNews(this.#tx).where('news.id', '=', newsId).executeTakeFirst();
    return row === undefined ? null : storedNews(row);
  }

  async add(newsId: string, draft: NewsDraft, { actorId, now }: Change): Promise<void> {
    await this.#tx
      .insertInto('news')
      .values({
        ...formCells(NEWS_COLUMNS, draft),
        id: newsId,
        rev: 1,
        created_at: now,
        created_by: actorId,
        updated_at: now,
        updated_by: actorId,
        deleted_at: null,
        deleted_by: null,
      })
      .execute();
  }

  update(newsId: string, rev: number, draft: NewsDraft, change: Change): Promise<boolean> {
    return this.#advance(newsId, rev, change, formCells(NEWS_COLUMNS, draft));
  }

  async remove(newsIds: readonly string[], { actorId, now }: Change): Promise<boolean> {
    const there = await this.#tx
      .selectFrom('news')
      .select('id')
      .where('id', 'in', newsIds)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    if (there.length !== newsIds.length) return false;
    await this.#tx
      .updateTable('news')
      .set({ deleted_at: now, deleted_by: actorId })
      .where('id', 'in', newsIds)
      .execute();
    return true;
  }

  async document(newsId: string): Promise<Document | null> {
    const row = await this.#tx
      .selectFrom('news_document')
      .innerJoin('news', 'news.id', 'news_document.news_id')
      .select(['news_document.name', 'news_document.bytes'])
      .where('news.id', '=', newsId)
      .where('news.deleted_at', 'is', null)
      .executeTakeFirst();
    return row ?? null;
  }

  async putDocument(
    newsId: string,
    rev: number,
    { name, bytes, digest }: Document & { readonly digest: string },
    change: Change,
  ): Promise<boolean> {
    if (!(await this.#advance(newsId, rev, change, {}))) return false;
    const row = { name, bytes, size: bytes.length, digest, stored_at: change.now };
    await this.#tx
      .insertInto('news_document')
      .values({ news_id: newsId, ...row })
      .onConflict((old) => old.column('news_id').doUpdateSet(row))
      .execute();
    return true;
  }

  async dropDocument(newsId: string, rev: number, change: Change): Promise<boolean> {
    if (!(await this.#advance(newsId, rev, change, {}))) return false;
    await this.#tx.deleteFrom('news_document').where('news_id', '=', newsId).execute();
    return true;
  }

  async #advance(
    newsId: string,
    rev: number,
    { actorId, now }: Change,
    changes: Partial<FormCells<NewsDraft, typeof NEWS_COLUMNS>>,
  ): Promise<boolean> {
    const row = await this.#tx
      .updateTable('news')
      .set({ ...changes, rev: rev + 1, updated_at: now, updated_by: actorId })
      .where('id', '=', newsId)
      .where('rev', '=', rev)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }
}
