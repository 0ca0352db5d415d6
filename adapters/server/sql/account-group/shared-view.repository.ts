import { sql } from 'kysely';
import type {
  SharedViewRepository,
  ViewsGroup,
} from '#core/backend/account-group/shared-view.repository.port.ts';
import { happened } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';

const ofGroup = (group: ViewsGroup) =>
  sql<boolean>`shared_view.site_group_num is not distinct from ${group}::int`;

const views = (tx: SqlTransaction, group: ViewsGroup) =>
  tx
    .selectFrom('shared_view')
    .innerJoin('portal_user', 'portal_user.id', 'shared_view.shared_by_id')
    .select(['shared_view.id', 'shared_view.list', 'shared_view.name', 'shared_view.address'])
    .select(['portal_user.name as sharedBy', 'shared_view.shared_by_id as sharedById'])
    .select(['shared_view.updated_by as updatedBy', 'shared_view.updated_at as updatedAt'])
    .select('shared_view.rev')
    .where(ofGroup(group));

/** SQL repository of the views that people share with their group. */
export const sqlSharedViewRepository = (tx: SqlTransaction): SharedViewRepository => ({
  list: (group) =>
    views(tx, group)
      .orderBy('shared_view.list')
      .orderBy(sql`lower(shared_view.name)`)
      .execute(),

  lock: async (id, group) =>
    (await views(tx, group)
      .where('shared_view.id', '=', id)
      .modifyEnd(sql`for update of shared_view`)
      .executeTakeFirst()) ?? null,

  count: (group, list) =>
    tx
      .selectFrom('shared_view')
      .select(({ fn }) => fn.countAll<number>().as('ofGroup'))
      .select(({ fn }) => fn.countAll<number>().filterWhere('list', '=', list).as('ofList'))
      .where(ofGroup(group))
      .executeTakeFirstOrThrow(),

  add: ({ id, list, name, address, sharedById }, group, at) =>
    happened(
      tx
        .insertInto('shared_view')
        .values({
          id,
          site_group_num: group,
          list,
          name,
          address,
          shared_by_id: sharedById,
          shared_at: at,
          updated_at: at,
        })
        .onConflict((known) => known.doNothing())
        .returning('id'),
    ),

  save: async (id, address, { at, by }) => {
    await tx
      .updateTable('shared_view')
      .set((row) => ({
        address,
        updated_by: by,
        updated_at: at,
        rev: sql<number>`${row.ref('rev')} + 1`,
      }))
      .where('id', '=', id)
      .execute();
  },

  remove: async (id) => {
    await tx.deleteFrom('shared_view').where('id', '=', id).execute();
  },
});
