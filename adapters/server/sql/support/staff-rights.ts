import { sql } from 'kysely';
import type { SupportRepository } from '#core/backend/support/support.repository.port.ts';
import { insertRows } from '../insert-rows.ts';
import type { SqlTransaction } from '../schema.ts';

/** SQL repository of staff members and their roles. */
export const sqlStaff = (
  tx: SqlTransaction,
): Pick<SupportRepository, 'staff' | 'lockStaff' | 'setRights'> => ({
  /** Staff members sorted by name. */
  staff: () =>
    tx
      .selectFrom('portal_user')
      .select(['id as accountId', 'username', 'name', 'disabled', 'rights_rev as rev'])
      .select(
        sql<string[]>`array(
          select held.name from user_right held
           where held.user_id = portal_user.id and held.kind = 'role' order by held.name)`.as(
          'rights',
        ),
      )
      .where('application', '=', 1)
      .orderBy(sql`lower(portal_user.name)`)
      .orderBy('id')
      .execute(),

  lockStaff: async () => {
    await tx
      .selectFrom('portal_user')
      .select('id')
      .where('application', '=', 1)
      .orderBy('id')
      .forUpdate()
      .execute();
  },

  setRights: async (accountId, rights, rev) => {
    const { numUpdatedRows } = await tx
      .updateTable('portal_user')
      .set((eb) => ({ rights_rev: eb('rights_rev', '+', 1) }))
      .where('id', '=', accountId)
      .where('application', '=', 1)
      .where('rights_rev', '=', rev)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await tx
      .deleteFrom('user_right')
      .where('user_id', '=', accountId)
      .where('kind', '=', 'role')
      .execute();
    const rows = rights.map((name) => ({ user_id: accountId, kind: 'role' as const, name }));
    if (rows.length > 0) await insertRows(tx, 'user_right', rows);
    return true;
  },
});
