import { sql, type RawBuilder } from 'kysely';
import type {
  PortalUserRepository,
  StoredPortalUser,
} from '#core/backend/account-group/portal-user.repository.port.ts';
import type { StoredInvitation } from '#core/backend/registration/registration.repository.port.ts';
import { groupBranches } from '../groups/group-branches.ts';
import type { SqlTransaction } from '../schema.ts';

type Listed = Awaited<ReturnType<PortalUserRepository['list']>>;

const listed = (rows: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(row_to_json(part)), '[]'::json) from (${rows}) part)`;

const contactOf = (type: 'email' | 'cellPhone') =>
  sql`(select c.value from contact_method c where c.user_id = u.id and c.type = ${sql.lit(type)})`;

const USERS = sql`
  select u.id, u.name, u.username, u.disabled, u.rights_rev as rev,
         ${contactOf('email')} as email, ${contactOf('cellPhone')} as mobile,
         array(select ug.site_group_num from user_group ug where ug.user_id = u.id
                order by ug.position, ug.site_group_num) as groups,
         array(select r.name from user_right r where r.user_id = u.id order by r.name) as rights,
         (select a.at from audit a where a.subject_id = u.id and a.operation = 'login'
             and a.result = 'ok' order by a.at desc limit 1) as "lastLoginAt",
         case when exists (select from sso_identity i where i.account_id = u.id) then 'Single sign-on'
              when not u.mfa_required then 'Password alone'
              when exists (select from contact_method c where c.user_id = u.id) then 'Code'
              else 'Not set' end as "check"
    from portal_user u
   where u.application = 2 and exists (
         select from user_group ug where ug.user_id = u.id
            and ug.site_group_num = any((select nums from below)::int[]))
   order by lower(u.name), u.id`;

const INVITATIONS = sql`
  select i.id, i.name, i.email, i.groups, i.rights, i.invited_by as "invitedBy", i.sent_at as "sentAt",
         i.expires_at as "expiresAt", i.account_id as "accountId", i.withdrawn_at as "withdrawnAt", i.rev
    from portal_invitation i
   where i.account_id is null and i.withdrawn_at is null and exists (
         select from jsonb_array_elements_text(i.groups) g
          where g.value::int = any((select nums from below)::int[]))
   order by lower(i.name), i.id`;

/** Lists the users and open invitations of a group and its subgroups in one statement. */
export const listPortalUsers = async (
  tx: SqlTransaction,
  siteGroupNum: number,
): Promise<Listed> => {
  const { rows } = await sql<{
    readonly users: readonly StoredPortalUser[];
    readonly invitations: readonly StoredInvitation[];
    readonly groups: Listed['groups'];
  }>`
    with below (nums) as materialized (select ${groupBranches(siteGroupNum)})
    select ${listed(USERS)} as users, ${listed(INVITATIONS)} as invitations,
           ${listed(sql`select num as "siteGroupNum", parent_num as parent, name as "siteGroupName",
             answering_service_enabled as "answeringService" from site_group order by num`)} as groups`.execute(
    tx,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a list answered no row');
  return row;
};
