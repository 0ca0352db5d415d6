import { sql, type RawBuilder } from 'kysely';
import type {
  ImportedSite,
  StagedZone,
  ZoneImportRepository,
} from '#core/backend/zones/zone-import.repository.port.ts';
import { zoneForm } from '#core/zones/zone-form.schema.ts';
import { ZONE_LIMITS } from '#core/zones/zone-limits.ts';
import { inBranches } from '../groups/group-branches.ts';
import { insertRows } from '../insert-rows.ts';
import { jsonText } from '../json-text.ts';
import { LEARNT_MS, learnLastSignals } from '../signals/learn-last-signals.ts';
import { fromRow, toRow } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import { FORM_COLUMNS, FORM_OF_SAID, SAID_COLUMNS } from './zone-rows.ts';

/** Maximum number of rows written by one statement. */
const AT_ONCE = 2000;

const rowsJson = (id: string, rows: readonly StagedZone[]): string =>
  jsonText(
    rows.map(({ before, form, ...row }) => ({
      ...toRow(row),
      import_id: id,
      before,
      form: toRow(zoneForm.pick(form)),
    })),
  );

/** SQL source `staged`: an import's rows as zone definitions, with the revision of each zone when the file was read. */
const staged = (id: string, where: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select waiting.site_num as in_site, waiting.zone_id as of_zone, waiting.rev as known_rev, said.*
    from zone_import_row waiting, lateral jsonb_populate_record(null::zone, waiting.form) said
   where waiting.import_id = ${id}::uuid and ${where}) said`;

/** SQL condition: true for the same zone. Zone numbers that differ only in leading zeros are equal (zone-identity.rule.ts). */
const SAME_ZONE = sql`zone.site_num = said.in_site and zone.dev_num = said.dev_num
  and zone.area_num = said.area_num and zone.deleted_at is null
  and ltrim(upper(zone.num), '0') = ltrim(upper(said.num), '0')
  and coalesce(zone.signal_code, '') = coalesce(said.signal_code, '')`;

/** SQL repository of zone imports. Rows are staged in their own table and applied by three statements in one transaction. */
export const sqlZoneImportRepository = (tx: SqlTransaction): ZoneImportRepository => ({
  keep: async (made, rows) => {
    await sql`
      delete from zone_import where owner_id = ${made.ownerId} and not exists (
        select from job where job.owner_id = zone_import.owner_id and job.state in ('waiting', 'running')
           and job.parameters ->> 'importId' = zone_import.id::text)`.execute(tx);
    await insertRows(tx, 'zone_import', toRow(made));
    for (let at = 0; at < rows.length; at += AT_ONCE)
      await sql`
        insert into zone_import_row
        select * from jsonb_populate_recordset(null::zone_import_row, ${rowsJson(made.id, rows.slice(at, at + AT_ONCE))}::jsonb)`.execute(
        tx,
      );
  },

  find: async (id) => {
    const row = await tx
      .selectFrom('zone_import')
      .selectAll()
      .where('id', '=', sql<string>`${id}::uuid`)
      .executeTakeFirst();
    return row === undefined ? null : fromRow(row);
  },

  prolong: async (id, until) => {
    await sql`update zone_import set expires_at = ${until}::bigint where id = ${id}::uuid`.execute(
      tx,
    );
  },

  rows: async (id, { after, limit }) => {
    const rows = await tx
      .selectFrom('zone_import_row')
      .select(['num', 'site_num', 'zone_id', 'rev', 'before', 'form'])
      .where('import_id', '=', sql<string>`${id}::uuid`)
      .where('num', '>', after)
      .orderBy('num')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...fromRow(row), form: zoneForm.pick(fromRow(row.form)) }));
  },

  countStale: async ({ id, siteGroupNum }, { after, limit }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count
        from ${staged(id, sql`waiting.num > ${after}::int and waiting.num <= ${after + limit}::int`)}
       where case when said.known_rev is null then exists (select from zone where ${SAME_ZONE})
             else not exists (
               select from zone where zone.id = said.of_zone and zone.rev = said.known_rev and zone.deleted_at is null)
             end
          or not exists (select from site where site.num = said.in_site and ${inBranches(siteGroupNum)})`.execute(
      tx,
    );
    return rows[0]?.count ?? 0;
  },

  lockSites: async (id) => {
    const { rows } = await sql<{ siteNum: number; siteGroupNum: number; overfull: boolean }>`
      select num as "siteNum", site_group_num as "siteGroupNum",
             (select count(*) from zone where zone.site_num = site.num and zone.deleted_at is null)
             + (select count(*) from zone_import_row waiting where waiting.import_id = ${id}::uuid
                   and waiting.site_num = site.num and waiting.rev is null) > ${ZONE_LIMITS.perSite}::int as overfull
        from site where num in (select site_num from zone_import_row where import_id = ${id}::uuid)
       order by num for no key update of site`.execute(tx);
    return rows;
  },

  apply: async (id, { at, by }) => {
    await sql`
      insert into zone (id, site_num, source, updated_at, updated_by, ${FORM_COLUMNS})
      select said.of_zone, said.in_site, 'site', ${at}::bigint, ${by}, ${FORM_OF_SAID}
        from ${staged(id, sql`waiting.rev is null`)}`.execute(tx);
    await learnLastSignals(
      tx,
      sql`zone.id in (select zone_id from zone_import_row where import_id = ${id}::uuid and rev is null)`,
      sql`told.at > ${at - LEARNT_MS}::bigint`,
    );
    await sql`
      update zone set ${SAID_COLUMNS}, rev = zone.rev + 1, updated_at = ${at}::bigint, updated_by = ${by}
        from ${staged(id, sql`waiting.rev is not null`)}
       where zone.id = said.of_zone and zone.site_num = said.in_site`.execute(tx);
    const { rows } = await sql<ImportedSite>`
      select waiting.site_num as "siteNum", site.site_group_num as "siteGroupNum",
             count(*) filter (where waiting.rev is null)::int as added,
             count(*) filter (where waiting.rev is not null)::int as changed
        from zone_import_row waiting join site on site.num = waiting.site_num
       where import_id = ${id}::uuid group by 1, 2 order by 1`.execute(tx);
    return rows;
  },

  remove: async (id) => {
    await sql`delete from zone_import where id = ${id}::uuid`.execute(tx);
  },
});
