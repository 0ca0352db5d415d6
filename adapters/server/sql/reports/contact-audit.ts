import { sql } from 'kysely';
import { behind, SITE_COLUMNS, sitesFrom, dayOf, type ReportQuery } from './report-query.ts';

/**
 * Selects faults in call lists: contacts without a phone, expired contacts, and sites without enhanced verification
 * (domain guide 6.2, 6.9).
 */
export const contactAudit: ReportQuery = (ask) => sql`
  select ${SITE_COLUMNS}, f.contact, f.type, f.finding, f.until, json_build_array(site.num, f.key) as place
    from site cross join lateral (
      select 'a' || c.id::text as key, coalesce(nullif(trim(concat_ws(' ', c.first_name, c.last_name)), ''), c.company) as contact, c.type::text as type,
             'No phone' as finding, null::text as until
        from contact c where c.site_num = site.num and c.deleted_at is null
         and not exists (select from contact_phone p where p.contact_id = c.id)
      union all
      select 'b' || c.id::text, coalesce(nullif(trim(concat_ws(' ', c.first_name, c.last_name)), ''), c.company), c.type::text, 'Expired', c.expires
        from contact c where c.site_num = site.num and c.deleted_at is null and c.expires < ${dayOf(sql`${ask.now}::bigint`)}
      union all
      select 'c', null, null, 'No ECV', null
       where not exists (select from contact c where c.site_num = site.num and c.deleted_at is null and c.ecv_order is not null)) f
   where ${sitesFrom(ask)} and site.state <> 'cancelled' and ${behind(ask, sql`f.key`, ['text'])}
   order by site.num, f.key limit ${ask.limit}::int`;
