import { sql, type InferResult } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { LiveListener, LiveRights } from '#core/backend/live/live.repository.port.ts';
import { STAFF_CHANNEL } from '#core/backend/live/live.repository.port.ts';
import { whyOver } from '#core/backend/session/check-impersonation.rule.ts';
import type { Application } from '#core/permission/application.schema.ts';
import {
  selectImpersonationFacts,
  impersonationFacts,
} from '../impersonation/impersonation.repository.ts';
import type { SqlTransaction } from '../schema.ts';
import { liveSession } from '../session/session-row.ts';

interface RightsRow {
  /** Null if the session does not exist. */
  readonly application: Application | null;
  readonly alive: boolean;
  readonly impersonated: boolean;
  readonly impersonation: InferResult<ReturnType<typeof selectImpersonationFacts>>[number] | null;
  readonly groups: readonly number[];
  readonly siteNums: readonly number[];
}

const isAlive = (
  { alive, impersonated: visited, impersonation }: RightsRow,
  now: number,
): boolean =>
  alive &&
  (!visited ||
    (impersonation !== null && whyOver(impersonationFacts(impersonation), now) === null));

/** Builds the SQL join that finds a person's links to sites, limited to sites of `groups`. */
const linksIn = (groups: readonly number[]) => sql`
  account_link link join site on site.num = link.site_num
   where link.user_id = session.account_id and site.site_group_num = any(${groups}::int[])`;

/**
 * Reads the current rights of many listeners in one statement (SECURITY.md T8). A dealer may receive the events of the
 * active group and its subgroups, a customer the events of the linked sites' groups, and staff only the events of the
 * staff channel.
 */
export const liveRights = async (
  tx: SqlTransaction,
  listeners: readonly LiveListener[],
  groups: readonly number[],
  now: number,
): Promise<readonly (LiveRights | null)[]> => {
  const sessionIds = listeners.map(({ sessionId }) => sessionId);
  const active = listeners.map(({ siteGroupNum }) => siteGroupNum);
  const impersonation = jsonObjectFrom(
    selectImpersonationFacts(tx).where(
      'impersonation.session_id',
      '=',
      sql.ref<string>('session.id'),
    ),
  );
  const { rows } = await sql<RightsRow>`
    with recursive lineage (leaf, num) as (
      select num, num from site_group where num = any(${groups}::int[])
      union select lineage.leaf, above.parent_num
        from lineage join site_group above on above.num = lineage.num
       where above.parent_num is not null)
    select session.application,
           coalesce(${liveSession(now)} and session.suspended_at is null and session.stage = 'full'
             and not person.disabled and person.password_epoch = session.password_epoch, false) as alive,
           coalesce(session.authenticated_by = 'impersonation', false) as impersonated,
           case when session.authenticated_by = 'impersonation' then ${impersonation} end as impersonation,
           case session.application
             when 1 then array_to_json(array(
               select ${STAFF_CHANNEL}::int where ${STAFF_CHANNEL}::int = any(${groups}::int[])))
             when 2 then array_to_json(array(
               select lineage.leaf from lineage
                where lineage.num = asked.active and exists (
                  select from user_group where user_id = session.account_id and site_group_num = asked.active)))
             when 3 then array_to_json(array(select distinct site.site_group_num from ${linksIn(groups)}))
             else '[]' end as groups,
           case session.application
             when 3 then array_to_json(array(select link.site_num from ${linksIn(groups)}))
             else '[]' end as "siteNums"
      from unnest(${sessionIds}::text[], ${active}::int[]) with ordinality as asked (session_id, active, place)
      left join session on session.id = asked.session_id
      left join portal_user person on person.id = session.account_id
     order by asked.place`.execute(tx);
  return rows.map((row) =>
    row.application === null
      ? null
      : {
          alive: isAlive(row, now),
          application: row.application,
          groups: row.groups,
          siteNums: row.application === 3 ? row.siteNums : null,
        },
  );
};
