import { sql } from 'kysely';
import type { HistoryRepository } from '#core/backend/history/history.repository.port.ts';
import type { SiteLookUp } from '#core/backend/sites/site-data.repository.port.ts';
import type { ZoneState } from '#core/backend/signals/device-state.ts';
import { grants, grantValues, type GrantValues } from '../limits/limit.repository.ts';
import {
  ALARM_COLUMNS,
  OLDEST_FIRST,
  ROW_COLUMNS,
  type StoredAlarm,
  type StoredRow,
} from './history-rows.ts';
import { prepareRead, together } from '../prepare-read.ts';
import { prepareSiteRead } from '../sites/read-site.ts';
import type { SqlTransaction } from '../schema.ts';
import { maySee, viewerValues, type ViewerValues } from '../sites/site-viewer.ts';

const selectSite = prepareSiteRead((db, values) => ({
  devices: db
    .selectFrom('device')
    .select(['dev_num as devNum', 'xmit', 'description'])
    .where('site_num', '=', values.siteNum)
    .orderBy('dev_num'),
  areas: db
    .selectFrom('area')
    .select(['dev_num as devNum', 'num', 'name'])
    .where('site_num', '=', values.siteNum)
    .orderBy('dev_num')
    .orderBy('num'),
  zones: db
    .selectFrom('zone')
    .select(['dev_num as devNum', 'area_num as areaNum', 'num', 'description'])
    .distinct()
    .where('site_num', '=', values.siteNum)
    .where('deleted_at', 'is', null)
    .orderBy('devNum')
    .orderBy('areaNum')
    .orderBy('num'),
}));

/** Reads the site for which the history is requested. */
export const readSite = async (
  tx: SqlTransaction,
  where: SiteLookUp,
): ReturnType<HistoryRepository['site']> => {
  const { granted, found } = await selectSite(tx, where, {});
  return {
    granted,
    found: found && {
      siteNum: found.site.num,
      siteName: found.site.name,
      timeZone: found.site.time_zone,
      choices: {
        devices: [...found.rows.devices],
        areas: [...found.rows.areas],
        zones: [...found.rows.zones],
      },
    },
  };
};

/** Query for one alarm of a site with its first history rows. */
export const readAlarm = prepareSiteRead(
  (
    _db,
    values: { readonly siteNum: number } & {
      readonly num: number;
      readonly since: number;
      readonly limit: number;
    },
  ) => ({
    alarms: sql<StoredAlarm>`(select ${ALARM_COLUMNS} from alarm a
      where a.num = ${values.num}::int and a.site_num = ${values.siteNum}::int
        and a.raised_at >= ${values.since}::bigint)`,
    rows: sql<StoredRow>`(select ${ROW_COLUMNS} from activity r
      where r.alarm_num = ${values.num}::int and r.site_num = ${values.siteNum}::int
      order by ${OLDEST_FIRST} limit ${values.limit}::int)`,
  }),
);

interface WholeRow extends StoredRow {
  readonly xmit: string | null;
  readonly receiver: string | null;
  readonly line: string | null;
  readonly panelAt: number | null;
  readonly raw: string | null;
}

/** Query for one history row with all its data, and for the zones of its device. */
export const readRow = prepareSiteRead(
  (
    _db,
    values: { readonly siteNum: number } & {
      readonly id: string;
      readonly at: number;
      readonly since: number;
    },
  ) => {
    const isIt = sql`r.site_num = ${values.siteNum}::int and r.at = ${values.at}::bigint
      and r.id = ${values.id}::uuid and r.at >= ${values.since}::bigint`;
    return {
      rows: sql<WholeRow>`(select ${ROW_COLUMNS}, r.line, r.panel_at as "panelAt", r.raw,
          (select d.xmit from device d where d.site_num = r.site_num and d.dev_num = r.dev_num) as xmit,
          (select receiver.name from receiver where receiver.id = r.receiver_id) as receiver
        from activity r where ${isIt})`,
      zones: sql<ZoneState>`(select zone.id, zone.area_num as "areaNum", zone.num, zone.signal_code as "signalCode",
          zone.description, zone.service_type as "serviceType", zone.event_code as "eventCode", zone.bypassed,
          zone.bypass_at as "bypassAt", zone.unrestored_since as "unrestoredSince",
          zone.condition_at as "conditionAt", zone.last_signal_at as "lastSignalAt",
          zone.last_signal as "lastSignal"
        from zone join activity r on zone.site_num = r.site_num and zone.dev_num = r.dev_num
         and ltrim(zone.num, '0') = ltrim(r.zone, '0')
        where ${isIt} and zone.deleted_at is null)`,
    };
  },
);

const selectDevice = prepareRead(
  (db, values: ViewerValues & GrantValues & { readonly xmit: string }) =>
    together({
      looks: db.selectNoFrom(grants(values).as('granted')),
      found: db
        .selectFrom('device')
        .innerJoin('site', 'site.num', 'device.site_num')
        .select(['device.site_num as siteNum', 'device.dev_num as devNum', 'device.xmit'])
        .select('site.name as siteName')
        .where(sql<boolean>`upper(device.xmit) = upper(${values.xmit}::text)`)
        .where(maySee(values))
        .limit(sql.lit(1)),
    }),
);

/** Returns the device with a transmitter code, or null if the viewer may not see it. */
export const readDevice = async (
  tx: SqlTransaction,
  { viewer, guess, now }: Omit<SiteLookUp, 'siteNum'>,
  xmit: string,
): ReturnType<HistoryRepository['device']> => {
  const values = { ...viewerValues(viewer), ...grantValues(guess, now), xmit };
  const [row] = await selectDevice(tx, values);
  const granted = row?.looks[0]?.granted;
  if (row === undefined || granted === undefined) throw new Error('looking answered no row');
  return { granted, found: row.found[0] ?? null };
};
