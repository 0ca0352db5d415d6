import { sql } from 'kysely';
import type { NewZone, Stamp, StoredZone } from '#core/backend/zones/zone.repository.port.ts';
import { zoneForm } from '#core/zones/zone-form.schema.ts';
import type { ZoneDevice } from '#core/zones/zone.schema.ts';
import { formColumns } from '../form-columns.ts';
import { jsonText } from '../json-text.ts';
import type { RowsOf } from '../prepare-read.ts';
import { fromRow, toRow } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import { ZONE_COLUMNS } from '../signals/tables-activity.ts';

type Db = Pick<SqlTransaction, 'selectFrom'>;

/** Selects the columns of a zone that a person may see. */
export const selectZones = (db: Db) =>
  db
    .selectFrom('zone')
    .select(['zone.id', 'source', 'bypassed', 'unrestored_since', 'last_signal_at', 'last_signal'])
    .select(formColumns('zone', ZONE_COLUMNS))
    .select(['rev', 'deleted_at', 'updated_at', 'updated_by']);

type Row = Omit<RowsOf<ReturnType<typeof selectZones>>[number], 'site_num'>;

/** Converts a row into a zone. */
export const zoneOf = (row: Row): StoredZone => fromRow(row);

/** Selects the devices of one site, in order. */
export const selectDevices = (db: Db, siteNum: number) =>
  db
    .selectFrom('device')
    .select(['dev_num', 'xmit', 'description'])
    .where('site_num', '=', siteNum)
    .orderBy('dev_num');

/** Selects the areas of one site, in order. */
export const selectAreas = (db: Db, siteNum: number) =>
  db
    .selectFrom('area')
    .select(['dev_num', 'num', 'name'])
    .where('site_num', '=', siteNum)
    .orderBy('dev_num')
    .orderBy('num');

interface DeviceRow {
  readonly dev_num: number;
  readonly xmit: string;
  readonly description: string;
}
interface AreaRow {
  readonly dev_num: number;
  readonly num: number;
  readonly name: string;
}

/** Combines device rows with their areas. */
export const devicesOf = (
  devices: readonly DeviceRow[],
  areas: readonly AreaRow[],
): readonly ZoneDevice[] =>
  devices.map((device) => ({
    devNum: device.dev_num,
    transmitterCode: device.xmit,
    description: device.description,
    areas: areas
      .filter(({ dev_num }) => dev_num === device.dev_num)
      .map(({ num, name }) => ({ num, name })),
  }));

const FORM_NAMES: readonly string[] = Object.values(ZONE_COLUMNS);

/** SQL list of the columns of a zone definition. */
export const FORM_COLUMNS = sql.join(FORM_NAMES.map((name) => sql.ref(name)));

/** SQL list of the zone-definition columns of the source row `said`. */
export const FORM_OF_SAID = sql.join(FORM_NAMES.map((name) => sql.ref(`said.${name}`)));

/** SQL assignments of the zone-definition columns from the source row `said`. */
export const SAID_COLUMNS = sql.join(
  FORM_NAMES.map((name) => sql`${sql.ref(name)} = ${sql.ref(`said.${name}`)}`),
);

/** Converts zone definitions to a JSON text with one object per row. */
export const zonesJson = (
  zones: readonly (Omit<NewZone, 'source'> & Partial<Pick<NewZone, 'source'>>)[],
  { at, by }: Stamp,
): string =>
  jsonText(
    zones.map(({ form, id, siteNum, source }) => ({
      ...toRow(zoneForm.pick(form)),
      id,
      site_num: siteNum,
      source,
      updated_at: at,
      updated_by: by,
    })),
  );
