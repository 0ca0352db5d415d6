import { sql } from 'kysely';
import type {
  InstallationFacts,
  PersonRepository,
  StoredAccess,
} from '#core/backend/provisioning/person.repository.port.ts';
import { createPerson } from '../account/create-person.ts';
import type { SqlTransaction } from '../schema.ts';
import { WAITING_PEOPLE } from './waiting-people.ts';

const version = (kind: 'terms' | 'privacy') =>
  sql`coalesce((select max(version) from agreement_text where kind = ${sql.lit(kind)}), 0)`;

/** SQL source of the emails from which sending facts are read. */
const mails = sql`from message m where m.channel = 'email' and m.recipient <> ''`;

const FACTS = sql`
  (select min(created_at) from portal_user) as since,
  (select count(*) from site_group)::int as groups,
  (select count(*) from portal_user)::int as people,
  (select count(*) from site)::int as sites,
  ${version('terms')} as terms, ${version('privacy')} as privacy,
  exists (select from portal_invite) or exists (select from portal_invitation)
    or exists (select from portal_user where application = 2 and password_hash is not null) as invited,
  exists (select from device where last_signal_at is not null) as signals,
  (select m.sent_at ${mails} and m.state = 'sent' order by m.queued_at desc limit 1) as "mailedAt",
  coalesce((select m.state = 'failed' ${mails} and m.state in ('sent', 'failed')
             order by m.queued_at desc limit 1), false)
    or exists (select ${mails} and m.state = 'queued' and m.attempts > 1) as "mailFails"`;

/** SQL repository of people in the entire installation. */
export const sqlPersonRepository = (tx: SqlTransaction): PersonRepository => ({
  installation: async (most) => {
    const { rows } = await sql<InstallationFacts>`
      with waiting as (${WAITING_PEOPLE})
      select ${FACTS},
        coalesce((select json_agg(row_to_json(shown)) from (
          select * from waiting
           order by "sentAt" is not null, "expiresAt", lower(name), id limit ${most}::int) shown),
          '[]'::json) as waiting,
        (select count(*) from waiting)::int as "waitingTotal",
        (select count(*) from waiting where "sentAt" is null and email is not null)::int as uninvited`.execute(
      tx,
    );
    const [facts] = rows;
    if (facts === undefined) throw new Error('an installation was not counted');
    return facts;
  },

  access: async (id) => {
    const { rows } = await sql<StoredAccess>`
      select u.id, u.name, u.rights_rev as rev,
             array_to_json(array(select ug.site_group_num from user_group ug where ug.user_id = u.id
               order by ug.position, ug.site_group_num)) as groups,
             array_to_json(array(select r.name from user_right r where r.user_id = u.id order by r.name)) as rights,
             coalesce((select json_agg(json_build_object('siteGroupNum', g.num, 'siteGroupName', g.name,
               'answeringService', g.answering_service_enabled) order by g.num)
               from site_group g join user_group ug on ug.site_group_num = g.num
              where ug.user_id = u.id), '[]'::json) as known
        from portal_user u where u.id = ${id} and u.application = 2`.execute(tx);
    return rows[0] ?? null;
  },

  signsInElsewhere: async (id) => {
    const { rows } = await sql`
      select from sso_identity s where s.account_id = ${id}
      union all
      select from user_group ug join site_group g on g.num = ug.site_group_num
       where ug.user_id = ${id} and g.team_domain is not null`.execute(tx);
    return rows.length > 0;
  },

  noteInvite: async (accountId, { at, expiresAt, by }) => {
    await sql`
      insert into portal_invite (account_id, sent_at, expires_at, sent_by)
      values (${accountId}, ${at}::bigint, ${expiresAt}::bigint, ${by})
      on conflict (account_id) do update set sent_at = excluded.sent_at,
        expires_at = excluded.expires_at, sent_by = excluded.sent_by`.execute(tx);
  },

  createStaff: (staff) => createPerson(tx, { ...staff, application: 1, groups: [] }),

  hasSite: async (siteNum) => {
    const site = await tx
      .selectFrom('site')
      .select('num')
      .where('num', '=', siteNum)
      .executeTakeFirst();
    return site !== undefined;
  },
});
