import { sql } from 'kysely';

/** SQL source of accounts without a password whose owners do not use their own identity provider. */
const ACCOUNTS = sql`
  select u.id, u.name, u.username, u.application as "applicationNum",
         coalesce((select c.value from contact_method c where c.user_id = u.id and c.type = 'email'),
                  case when u.application = 3 then u.username end) as email,
         array_to_json(array(select g.name from user_group ug join site_group g on g.num = ug.site_group_num
                              where ug.user_id = u.id order by ug.position, g.num)) as groups,
         i.sent_at as "sentAt", i.expires_at as "expiresAt"
    from portal_user u left join portal_invite i on i.account_id = u.id
   where u.password_hash is null and not u.disabled
     and not exists (select from sso_identity s where s.account_id = u.id)
     and not exists (select from user_group ug join site_group g on g.num = ug.site_group_num
                      where ug.user_id = u.id and g.team_domain is not null)`;

const INVITATIONS = sql`
  select p.id::text, p.name, null, 2, p.email,
         array_to_json(array(select g.name from site_group g
                              where g.num in (select value::int from jsonb_array_elements_text(p.groups)) order by g.num)),
         p.sent_at, p.expires_at
    from portal_invitation p where p.account_id is null and p.withdrawn_at is null`;

/** SQL source of everyone who has never signed in: accounts without a password, and invitations not yet accepted. */
export const WAITING_PEOPLE = sql`${ACCOUNTS} union all ${INVITATIONS}`;
