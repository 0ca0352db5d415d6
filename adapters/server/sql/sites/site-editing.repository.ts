import { sql } from 'kysely';
import type { SiteEditingRepository } from '#core/backend/sites/site-editing.repository.port.ts';
import type { LookedUp } from '#core/backend/sites/site.repository.port.ts';
import { grants, grantValues } from '../limits/limit.repository.ts';
import type { SqlTransaction } from '../schema.ts';
import { maySee, viewerValues } from './site-viewer.ts';

/** SQL repository of the open editors of sites. */
export const sqlSiteEditingRepository = (tx: SqlTransaction): SiteEditingRepository => ({
  note: async ({ siteNum, viewer, guess, now }, { id, until }) => {
    const { rows } = await sql<LookedUp<readonly string[]>>`
      with seen as (
        select site.num from site where site.num = ${siteNum}::int and ${maySee(viewerValues(viewer))}),
      noted as (
        insert into site_editing (site_num, session_id, until)
        select seen.num, ${id}::text, ${until}::bigint from seen where ${until}::bigint is not null
        on conflict (site_num, session_id) do update set until = excluded.until),
      ended as (
        delete from site_editing
         where site_num = ${siteNum}::int and session_id = ${id}::text and ${until}::bigint is null)
      select ${grants(grantValues(guess, now))} as granted,
             (select array(
                select person.name from site_editing other
                  join session on session.id = other.session_id and session.ended_at is null
                  join portal_user person on person.id = session.account_id
                 where other.site_num = seen.num and other.session_id <> ${id}::text
                   and other.until > ${now}::bigint
                 group by person.id order by person.name, person.id) from seen) as found`.execute(
      tx,
    );
    const [found] = rows;
    if (found === undefined) throw new Error('The editors of a site returned no row');
    return found;
  },
});
