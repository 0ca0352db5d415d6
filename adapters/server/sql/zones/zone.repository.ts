import { sql } from 'kysely';
import type { StoredUndefined, ZoneRepository } from '#core/backend/zones/zone.repository.port.ts';
import { ZONE_LIMITS } from '#core/zones/zone-limits.ts';
import { LEARNT_MS, learnLastSignals } from '../signals/learn-last-signals.ts';
import { letterheadOf, letterheadRows } from '../branding/letterhead-rows.ts';
import { prepareSiteRead, type SiteValues } from '../sites/read-site.ts';
import type { SqlTransaction } from '../schema.ts';
import { addressLine } from '../sites/site-address.ts';
import {
  devicesOf,
  FORM_COLUMNS,
  SAID_COLUMNS,
  selectAreas,
  selectDevices,
  selectZones,
  zoneOf,
  zonesJson,
} from './zone-rows.ts';
import { zoneSites } from './zone-sites.ts';

type Db = Pick<SqlTransaction, 'selectFrom'>;
type Asked = SiteValues & {
  readonly asOf: number;
  readonly since: number;
  readonly paper: number | null;
};

/** Maximum number of undefined signals read: five times the number shown, because the use case leaves out zones defined in the meantime. */
const UNDEFINED_ROWS = sql.lit(ZONE_LIMITS.undefinedShown * 5);

/** Selects signals from undefined zones; no rows for customers, who cannot define zones. `accountId` is empty for everyone else. */
const undefinedSignals = (db: Db, { siteNum, since, accountId }: Asked) =>
  db
    .selectFrom('activity')
    .select(['dev_num as devNum', 'area_num as areaNum', 'zone', 'code'])
    .select(({ fn }) => [
      fn.sum<number>('times').as('times'),
      fn.max('at').as('lastAt'),
      sql<string>`(array_agg(event order by at desc))[1]`.as('text'),
    ])
    .where('site_num', '=', siteNum)
    .where('at', '>', since)
    .where('defined', '=', sql.lit(false))
    .where('kind', '<>', sql.lit('Restore'))
    .where('zone', 'is not', null)
    .where('code', 'is not', null)
    .where('dev_num', 'is not', null)
    .where(sql<boolean>`${accountId}::text = ''`)
    .groupBy(['dev_num', 'area_num', 'zone', 'code'])
    .orderBy('lastAt', 'desc')
    .limit(UNDEFINED_ROWS);

const runningTests = (db: Db, { siteNum, asOf }: Asked) =>
  db
    .selectFrom('site_test')
    .select(['id', 'dev_nums as devNums', 'scope', 'starts_at as startsAt', 'ends_at as endsAt'])
    .select('cleared_at as clearedAt')
    .where('site_num', '=', siteNum)
    .where('cleared_at', 'is', null)
    .where('starts_at', '<=', asOf)
    .where('ends_at', '>', asOf);

const ticksOf = (db: Db, values: Asked) =>
  db
    .selectFrom('site_test_zone')
    .select(['dev_num as devNum', 'area_num as areaNum', 'zone', 'count', 'code'])
    .select(['first_at as firstAt', 'last_at as lastAt', 'restored_at as restoredAt'])
    .where('test_id', 'in', runningTests(db, values).clearSelect().select('id'))
    .where(sql<boolean>`(not withheld or ${values.accountId}::text = '')`);

const readSite = prepareSiteRead((db, values: Asked) => ({
  devices: selectDevices(db, values.siteNum),
  areas: selectAreas(db, values.siteNum),
  zones: selectZones(db)
    .where('site_num', '=', values.siteNum)
    .where('deleted_at', 'is', null)
    .orderBy('dev_num')
    .orderBy('num')
    .orderBy('area_num')
    .orderBy('id'),
  tests: runningTests(db, values),
  ticks: ticksOf(db, values),
  unknown: undefinedSignals(db, values),
  letterheads: letterheadRows(values.paper),
}));

const isNamed = (row: {
  readonly devNum: number | null;
  readonly zone: string | null;
  readonly code: string | null;
}): row is StoredUndefined => row.devNum !== null && row.zone !== null && row.code !== null;

/** SQL repository of zones. Any number of definitions is bound as one JSON text. */
export const sqlZoneRepository = (tx: SqlTransaction): ZoneRepository => ({
  site: async (where, since, paper) => {
    const { found, granted } = await readSite(tx, where, { asOf: where.now, since, paper });
    if (found === null) return { granted, found: null };
    const { rows, site } = found;
    return {
      granted,
      found: {
        siteNum: site.num,
        siteName: site.name,
        addressDisplay: addressLine(site),
        timeZone: site.time_zone,
        devices: devicesOf(rows.devices, rows.areas),
        zones: rows.zones.map(zoneOf),
        tests: rows.tests,
        ticks: rows.ticks,
        undefinedSignals: rows.unknown.filter(isNamed),
        letterhead: letterheadOf(rows.letterheads),
      },
    };
  },

  known: async (siteNum) => {
    const devices = await selectDevices(tx, siteNum).execute();
    const areas = await selectAreas(tx, siteNum).execute();
    const zones = await selectZones(tx)
      .where('site_num', '=', siteNum)
      .where('deleted_at', 'is', null)
      .execute();
    return { devices: devicesOf(devices, areas), zones: zones.map(zoneOf) };
  },

  find: async (siteNum, id) => {
    const row = await selectZones(tx)
      .where('site_num', '=', siteNum)
      .where('id', '=', sql<string>`${id}::uuid`)
      .executeTakeFirst();
    return row === undefined ? null : zoneOf(row);
  },

  taken: async (ids) => {
    const found = tx
      .selectFrom('zone')
      .select('id')
      .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`);
    return (await found.limit(1).executeTakeFirst()) !== undefined;
  },

  add: async (zones, stamp) => {
    await sql`
      insert into zone (id, site_num, source, updated_at, updated_by, ${FORM_COLUMNS})
      select id, site_num, source, updated_at, updated_by, ${FORM_COLUMNS}
        from jsonb_populate_recordset(null::zone, ${zonesJson(zones, stamp)}::jsonb)`.execute(tx);
    await learnLastSignals(
      tx,
      sql`zone.id = any(${zones.map(({ id }) => id)}::uuid[])`,
      sql`told.at > ${stamp.at - LEARNT_MS}::bigint`,
    );
  },

  change: async (zones, stamp) => {
    await sql`
      update zone set ${SAID_COLUMNS}, rev = zone.rev + 1,
             updated_at = said.updated_at, updated_by = said.updated_by
        from jsonb_populate_recordset(null::zone, ${zonesJson(zones, stamp)}::jsonb) said
       where zone.id = said.id and zone.site_num = said.site_num`.execute(tx);
  },

  setDeleted: async (id, deleted, { at, by }) => {
    await sql`
      update zone set deleted_at = ${deleted ? at : null}::bigint, rev = rev + 1,
             updated_at = ${at}::bigint, updated_by = ${by}
       where id = ${id}::uuid`.execute(tx);
  },

  sitesOf: (siteGroupNum, named) => zoneSites(tx, siteGroupNum, named),
});
