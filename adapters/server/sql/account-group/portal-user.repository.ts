import { sql, type Selectable } from 'kysely';
import type { Holder } from '#core/account-group/check-portal-change.rule.ts';
import type {
  PortalPerson,
  PortalUserRepository,
} from '#core/backend/account-group/portal-user.repository.port.ts';
import type { StoredInvitation } from '#core/backend/registration/registration.repository.port.ts';
import { createPerson, setGroups, setRights } from '../account/create-person.ts';
import { jsonText } from '../json-text.ts';
import { listPortalUsers } from './list-portal-users.ts';
import { fromRow, happened, toRow } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import type { PortalInvitationTable } from '../account/tables-people.ts';

const invitationOf = (row: Selectable<PortalInvitationTable>): StoredInvitation => fromRow(row);

const invitationRow = (invitation: StoredInvitation) => ({
  ...toRow(invitation),
  groups: jsonText(invitation.groups),
  rights: jsonText(invitation.rights),
});

/** SQL columns that determine whether a user can administer a group. */
const HOLDER = sql`u.id,
  not u.disabled and (u.password_hash is not null
    or exists (select from sso_identity i where i.account_id = u.id)) as active,
  array_to_json(array(select ug.site_group_num from user_group ug where ug.user_id = u.id
    order by ug.position, ug.site_group_num)) as groups,
  array_to_json(array(select r.name from user_right r where r.user_id = u.id order by r.name)) as rights`;

/** Moves sessions whose active group was removed from the user to the user's first remaining group. */
const moveSessions = async (
  tx: SqlTransaction,
  id: string,
  groups: readonly number[],
): Promise<void> => {
  const first = groups[0] ?? null;
  const left = sql<boolean>`not (site_group_num = any(${[...groups]}::int[]))`;
  await tx
    .updateTable('session')
    .set({ site_group_num: first })
    .where('account_id', '=', id)
    .where('ended_at', 'is', null)
    .where(left)
    .execute();
};

/** Returns a repository that stores dealers' portal users in the database, within the transaction `tx`. */
export const sqlPortalUserRepository = (tx: SqlTransaction): PortalUserRepository => ({
  list: (siteGroupNum) => listPortalUsers(tx, siteGroupNum),

  lock: async () => {
    await sql`select pg_advisory_xact_lock(hashtext('portal-users'))`.execute(tx);
  },

  person: async (id) => {
    const { rows } = await sql<PortalPerson>`
      select ${HOLDER}, u.name, u.username, u.disabled, u.rights_rev as rev,
             u.rights_changed_by as "changedBy", u.rights_changed_at as "changedAt"
        from portal_user u where u.id = ${id} and u.application = 2`.execute(tx);
    return rows[0] ?? null;
  },

  landscape: async () => {
    const groups = await tx
      .selectFrom('site_group')
      .select(['num as siteGroupNum', 'parent_num as parent', 'name as siteGroupName'])
      .select('answering_service_enabled as answeringService')
      .orderBy('num')
      .execute();
    const { rows: holders } = await sql<Holder>`
      select ${HOLDER} from portal_user u join user_right held
        on held.user_id = u.id and held.kind = 'flag' and held.name = 'xtAdmin'
       where u.application = 2`.execute(tx);
    return { groups, holders };
  },

  setAccess: async (id, { groups, rights, disabled, by, now }) => {
    await setGroups(tx, id, groups);
    await setRights(tx, id, rights);
    await moveSessions(tx, id, groups);
    await tx
      .updateTable('portal_user')
      .set({ disabled, rights_changed_by: by, rights_changed_at: now })
      .set((row) => ({
        rights_rev: row('rights_rev', '+', 1),
        default_site_group_num: sql<number | null>`case
          when default_site_group_num = any(${[...groups]}::int[]) then default_site_group_num
          else ${groups[0] ?? null}::int end`,
      }))
      .where('id', '=', id)
      .execute();
  },

  invitation: async (id) => {
    const row = await tx
      .selectFrom('portal_invitation')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return row === undefined ? null : invitationOf(row);
  },

  addInvitation: (invitation) =>
    happened(
      tx
        .insertInto('portal_invitation')
        .values(invitationRow(invitation))
        .onConflict((taken) => taken.column('id').doNothing())
        .returning('id'),
    ),

  putInvitation: async (invitation) => {
    const row = invitationRow(invitation);
    await tx.updateTable('portal_invitation').set(row).where('id', '=', invitation.id).execute();
  },

  create: (user) => createPerson(tx, { ...user, application: 2 }),
});
