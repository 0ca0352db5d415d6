import { sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { StoredImpersonation } from '#core/backend/session/impersonation.repository.port.ts';
import type {
  StoredSession,
  SupportPlaceRepository,
} from '#core/backend/support/support-place.repository.port.ts';
import type { FoundUser } from '#core/backend/support/support.repository.port.ts';
import { RETURNED_CAUSES, type SupportHits } from '#core/support/support-overview.schema.ts';
import { auditLine, linesAbout, type AuditRow } from '../audit/audit-log.repository.ts';
import { usersFound, userColumns } from './find-users.ts';
import type { SqlTransaction } from '../schema.ts';
import { liveSession } from '../session/session-row.ts';
import { anyOf } from '../sql-array.ts';

/** Maximum number of audit-log entries shown at once. */
const RECORD = 12;
const IMPERSONATIONS = 5;
const HITS = 8;
const GROUPS = 5;
/** Maximum number of people with refused attempts that are examined. */
const REFUSED = 200;
const RETURNED = 5;

const impersonations = (
  where: RawBuilder<unknown>,
  limit: number,
): RawBuilder<StoredImpersonation> => sql`
  (select i.id, i.session_id as "sessionId", i.staff_session_id as "staffSessionId",
          i.actor_id as "actorId", i.subject_id as "subjectId", i.mode, i.reason, i.ticket,
          i.started_at as "startedAt", i.ends_at as "endsAt", i.ended_at as "endedAt",
          i.end_reason as "endReason", actor.name as "actorName", subject.name as "subjectName",
          subject.username as "subjectUsername"
     from impersonation i
     join portal_user actor on actor.id = i.actor_id
     join portal_user subject on subject.id = i.subject_id
    where ${where}
    order by i.started_at desc, i.id
    limit ${limit})`;

const sessions = (accountId: string, now: number): RawBuilder<StoredSession> => sql`
  (select id, created_at as "createdAt", last_seen_at as "lastSeenAt",
          authenticated_by as "authenticatedBy"
     from session
    where account_id = ${accountId} and actor_id = ${accountId} and ${liveSession(now)}
    order by last_seen_at desc, id)`;

const users = (where: RawBuilder<unknown>, now: number, most: number): RawBuilder<FoundUser> =>
  sql`(select ${userColumns(now)} from portal_user u where ${where}
        order by lower(u.name), u.id limit ${most}::int)`;

/** Messages since `since` that a corrected contact would have delivered, with the person who has the contact; newest first. */
const returned = (since: number, wanted: boolean): RawBuilder<unknown> => sql`
  select m.id, c.user_id as "accountId", m.channel, f.cause, f.has_code as "isCode",
         f.last_at as "lastAt", case when m.state = 'queued' then m.next_try_at end as "nextTryAt"
    from message_failure f
    join message m on m.id = f.message_id
    join lateral (
      select user_id from contact_method
       where type = case m.channel when 'sms' then 'cellPhone' else 'email' end
         and lower(value) = lower(m.recipient)
       order by user_id limit 1) c on true
   where ${wanted}::boolean and f.last_at > ${since}::bigint and f.cause = ${anyOf(RETURNED_CAUSES)}
   order by f.last_at desc, m.id limit ${RETURNED}::int`;

const groupsNamed = (text: string): RawBuilder<SupportHits['groups'][number]> => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const named = words.map((word) => sql`strpos(lower(g.num || ' ' || g.name), ${word}) > 0`);
  return sql`
    (select g.num as "siteGroupNum", g.name as "siteGroupName",
            (select count(*) from user_group ug where ug.site_group_num = g.num) as people
       from site_group g
      where ${named.length === 0 ? sql`false` : sql.join(named, sql` and `)}
      order by lower(g.name), g.num limit ${GROUPS}::int)`;
};

/** Builds one part of the overview. If the staff member may not see the part (`wanted` is false), the part is an empty list. */
const part = <Row>(wanted: boolean, rows: RawBuilder<Row>): RawBuilder<readonly Row[]> =>
  wanted ? sql`${jsonArrayFrom(rows)}` : sql`'[]'::json`;

/** SQL repository of Support's overview of people. */
export const sqlSupportPlaceRepository = (tx: SqlTransaction): SupportPlaceRepository => ({
  person: async ({ accountId, now, withAuditLog, withImpersonations, withSessions }) => {
    const { rows } = await sql<{
      user: FoundUser;
      record: AuditRow[];
      visits: StoredImpersonation[];
      sessions: StoredSession[];
    }>`
      select row_to_json(found) as "user",
             ${part(withAuditLog, linesAbout(accountId, RECORD))} as record,
             ${part(withImpersonations, impersonations(sql`i.subject_id = ${accountId}`, IMPERSONATIONS))} as visits,
             ${part(withSessions, sessions(accountId, now))} as sessions
        from ${users(sql`u.id = ${accountId}`, now, 1)} found`.execute(tx);
    const [row] = rows;
    return row === undefined ? null : { ...row, record: row.record.map(auditLine) };
  },

  overview: async ({ since, accountIds, now, withImpersonations, withReturned }) => {
    const running = sql`i.ended_at is null and i.ends_at > ${now}::bigint`;
    const of = (part: RawBuilder<unknown>) => users(sql`u.id in (${part})`, now, REFUSED);
    const { rows } = await sql<Awaited<ReturnType<SupportPlaceRepository['overview']>>>`
      with failed as materialized (
        select subject_id as "accountId", count(*) as tries, max(at) as "lastAt" from audit
         where at > ${since}::bigint and result <> 'ok' and subject_id is not null
         group by subject_id order by max(at) desc limit ${REFUSED}::int),
      bounced as materialized (${returned(since, withReturned)})
      select ${jsonArrayFrom(of(sql`select "accountId" from failed`))} as refused,
             ${jsonArrayFrom(sql`(select * from failed)`)} as tries,
             ${jsonArrayFrom(sql`(select * from bounced)`)} as returned,
             ${jsonArrayFrom(of(sql`select "accountId" from bounced`))} as addressees,
             ${jsonArrayFrom(users(sql`u.id = ${anyOf(accountIds)}`, now, accountIds.length))} as lately,
             ${part(withImpersonations, impersonations(running, REFUSED))} as visits`.execute(tx);
    const [row] = rows;
    if (row === undefined) throw new Error('an overview answered no row');
    return row;
  },

  hits: async ({ text, now }) => {
    const { rows } = await sql<{
      users: FoundUser[];
      total: number;
      groups: SupportHits['groups'];
    }>`
      with found as materialized (${usersFound(text)})
      select ${jsonArrayFrom(users(sql`u.id in (select id from found)`, now, HITS))} as users,
             (select count(*) from found) as total,
             ${jsonArrayFrom(groupsNamed(text))} as groups`.execute(tx);
    return rows[0] ?? { users: [], total: 0, groups: [] };
  },
});
