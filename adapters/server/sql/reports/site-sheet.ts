import { sql } from 'kysely';
import { behind, SITE_COLUMNS, sitesFrom, type ReportQuery } from './report-query.ts';

/** Selects the facts on file about each site, one per row, without any code (domain guide 5.7, 6.9). */
export const siteSheet: ReportQuery = (ask) => sql`
  select ${SITE_COLUMNS}, f.part, f.name, f.value, json_build_array(site.num, f.key) as place
    from site cross join lateral (
      select '1 address' as key, 'Site' as part, 'Address' as name,
             concat_ws(', ', site.street, site.unit, site.city, site.region || ' ' || site.postal_code) as value
      union all select '2 phone', 'Site', 'Phone', site.phone
      union all select '3 type', 'Site', 'Type', site.kind
      union all select '4 dispatch', 'Site', 'Dispatch instructions', site.dispatch_instructions
      union all select '5 agency ' || a.kind, 'Agency', a.kind, concat_ws(', ', a.name, a.phone)
        from site_agency a where a.site_num = site.num
      union all select '6 permit ' || p.id::text, 'Permit', p.type, concat_ws(', ', p.number, 'expires ' || p.expires)
        from site_permit p where p.site_num = site.num
      union all select '7 service ' || lpad(s.position::text, 3, '0'), 'Service', 'Plan', s.name
        from site_service s where s.site_num = site.num
      union all select '8 device ' || lpad(d.dev_num::text, 5, '0'), 'Device', d.description,
             concat_ws(', ', d.xmit, d.manufacturer, d.model) from device d where d.site_num = site.num
      union all select '9 contact ' || lpad(c.position::text, 5, '0') || c.id::text, 'Contact',
             coalesce(nullif(trim(concat_ws(' ', c.first_name, c.last_name)), ''), c.company),
             concat_ws(', ', c.type, (select string_agg(p.number, ', ' order by p.position) from contact_phone p where p.contact_id = c.id))
        from contact c where c.site_num = site.num and c.deleted_at is null) f
   where ${sitesFrom(ask)} and f.value is not null and f.value <> '' and ${behind(ask, sql`f.key`, ['text'])}
   order by site.num, f.key limit ${ask.limit}::int`;
