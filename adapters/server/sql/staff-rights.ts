import { sql } from 'kysely';
import type { StaffMember } from '#core/support/support.schema.ts';
import type { SqlTransaction } from './schema.ts';

/** Everybody of the staff with their roles, by name. */
export const listStaff = async (tx: SqlTransaction): Promise<readonly StaffMember[]> => {
  const rows = await tx
    .selectFrom('portal_user')
    .select(['id', 'username', 'name', 'disabled', 'rights_rev'])
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
    .execute();
  return rows.map(({ id, username, name, disabled, rights, rights_rev: rev }) => ({
    accountId: id,
    username,
    name,
    disabled,
    rights,
    rev,
  }));
};

/** Holds every staff row until the transaction ends. */
export const lockStaff = async (tx: SqlTransaction): Promise<void> => {
  await tx
    .selectFrom('portal_user')
    .select('id')
    .where('application', '=', 1)
    .orderBy('id')
    .forUpdate()
    .execute();
};

/** Replaces the roles of one staff member; false when the revision is another by now. */
export const setRights = async (
  tx: SqlTransaction,
  accountId: string,
  rights: readonly string[],
  rev: number,
): Promise<boolean> => {
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
  if (rights.length > 0)
    await tx
      .insertInto('user_right')
      .values(rights.map((name) => ({ user_id: accountId, kind: 'role' as const, name })))
      .execute();
  return true;
};
