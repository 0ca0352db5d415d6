import { sql, type RawBuilder } from 'kysely';
import type { RoadmapRepository } from '#core/backend/roadmap/roadmap.repository.port.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import type { RoadmapItem, RoadmapInterest } from '#core/roadmap/roadmap.schema.ts';
import { sqlStoredRows } from '../stored-list/stored-rows.ts';
import { prepareRead } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';

const ORDER = sql`case stage when 'In progress' then 1 when 'Planned' then 2 else 3 end, shipped_at desc, id`;

const counted = (kind: RoadmapInterest): RawBuilder<number> =>
  sql`(select count(*)::int from roadmap_wish w where w.item_id = item.id and w.kind = ${sql.lit(kind)})`;

const own = (kind: RoadmapInterest, accountId: string): RawBuilder<boolean> =>
  sql`exists (select from roadmap_wish w
               where w.item_id = item.id and w.kind = ${sql.lit(kind)} and w.account_id = ${accountId})`;

type Row = Omit<RoadmapItem, 'shippedAt'> & { readonly shippedAt: number | null };

const itemOf = ({ shippedAt, ...row }: Row): RoadmapItem => ({
  ...row,
  shippedAt: shippedAt === null ? null : isoInstant(shippedAt),
});

const shown = (accountId: string) => sql`
  item.id, item.title, item.body, item.stage, item.shipped_at as "shippedAt",
         ${counted('vote')} as votes, ${own('vote', accountId)} as voted,
         ${own('tell', accountId)} as asked
    from roadmap_item item where item.deleted_at is null`;

const selectShown = prepareRead(
  (_db, { accountId }: { accountId: string }) => sql<Row>`
    select ${shown(accountId)}
    order by case item.stage when 'Shipped' then 1 else 0 end, item.shipped_at desc,
             votes desc, lower(item.title), item.id`,
);

interface StoredRowOf {
  readonly id: string;
  readonly rev: number;
  readonly title: string;
  readonly body: string;
  readonly stage: RoadmapItem['stage'];
  readonly changedBy: string | null;
  readonly updatedAt: number | null;
  readonly votes: number;
  readonly asked: number;
}

const selectStored = prepareRead(
  () => sql<StoredRowOf>`
    select item.id, item.rev, item.title, item.body, item.stage, item.updated_by as "changedBy",
           item.updated_at as "updatedAt", ${counted('vote')} as votes, ${counted('tell')} as asked
      from roadmap_item item where item.deleted_at is null
     order by case item.stage when 'In progress' then 1 when 'Planned' then 2 else 3 end,
              item.shipped_at desc, votes desc, lower(item.title), item.id`,
);

/** SQL repository of the roadmap. */
export const sqlRoadmapRepository = (tx: SqlTransaction): RoadmapRepository => ({
  items: sqlStoredRows(tx, 'roadmap_item', {
    order: ORDER,
    read: (row) => row,
  }),

  kept: async () =>
    (await selectStored(tx, {})).map(({ updatedAt, ...row }) => ({
      ...row,
      changedAt: updatedAt === null ? null : isoInstant(updatedAt),
    })),

  read: async (accountId) => ({ items: (await selectShown(tx, { accountId })).map(itemOf) }),

  find: async (id, accountId) => {
    const { rows } = await sql<Row>`select ${shown(accountId)} and item.id = ${id}`.execute(tx);
    return rows[0] === undefined ? null : itemOf(rows[0]);
  },

  setInterest: async ({ itemId, accountId, kind, on, at }) => {
    if (on)
      await tx
        .insertInto('roadmap_wish')
        .values({ item_id: itemId, account_id: accountId, kind, wished_at: at, told_at: null })
        .onConflict((known) => known.doNothing())
        .execute();
    else
      await tx
        .deleteFrom('roadmap_wish')
        .where('item_id', '=', itemId)
        .where('account_id', '=', accountId)
        .where('kind', '=', kind)
        .execute();
  },

  notifyInterested: async (itemId, now) => {
    const { rows } = await sql<{ readonly email: string | null }>`
      update roadmap_wish wish set told_at = ${now}
        from portal_user person
       where wish.item_id = ${itemId} and wish.kind = 'tell' and wish.told_at is null
         and person.id = wish.account_id
      returning (select min(method.value) from contact_method method
                  where method.user_id = person.id and method.type = 'email'
                    and not person.disabled) as email`.execute(tx);
    return rows.flatMap(({ email }) => (email === null ? [] : [email]));
  },
});
