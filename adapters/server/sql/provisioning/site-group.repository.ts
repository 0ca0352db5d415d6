import { sql } from 'kysely';
import type {
  SiteGroupRepository,
  StoredSiteGroup,
} from '#core/backend/provisioning/site-group.repository.port.ts';
import { jsonText } from '../json-text.ts';
import type { SqlTransaction } from '../schema.ts';

/** SQL repository of the site groups that the provider manages. */
export const sqlSiteGroupRepository = (tx: SqlTransaction): SiteGroupRepository => ({
  lock: async () => {
    await sql`select pg_advisory_xact_lock(hashtext('site-groups'))`.execute(tx);
  },

  byNum: async (nums) => {
    const { rows } = await sql<StoredSiteGroup>`
      select num, parent_num as "parentNum", name, time_zone as "timeZone",
             answering_service_enabled as "answeringService", kind
        from site_group
       where num = any(array(select unnest(${[...nums]}::int[])))
       order by num`.execute(tx);
    return rows;
  },

  tree: () =>
    tx.selectFrom('site_group').select(['num', 'parent_num as parentNum']).orderBy('num').execute(),

  put: async (groups, since) => {
    if (groups.length === 0) return;
    await sql`
      with wanted as (
        select * from json_to_recordset(${jsonText(groups)}::json)
          as g (num int, "parentNum" int, name text, "timeZone" text, "answeringService" boolean, kind text)
      ), written as (
        insert into site_group (num, parent_num, name, time_zone, answering_service_enabled, kind)
        select num, "parentNum", name, "timeZone", "answeringService", kind from wanted
        on conflict (num) do update set parent_num = excluded.parent_num, name = excluded.name,
          time_zone = excluded.time_zone, answering_service_enabled = excluded.answering_service_enabled,
          kind = excluded.kind
        returning num
      )
      insert into account_group (site_group_num, since)
      select written.num, ${since} from written
       where not exists (select from site_group known where known.num = written.num)
      on conflict do nothing`.execute(tx);
  },
});
