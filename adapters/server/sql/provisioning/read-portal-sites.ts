import { sql } from 'kysely';
import type {
  SealedRecord,
  SealedSite,
} from '#core/backend/provisioning/portal-record.repository.port.ts';
import { overBefore } from '#core/provisioning/site-draft.rule.ts';
import { zoneForm } from '#core/zones/zone-form.schema.ts';
import { noticesOf } from '../contacts/called-contacts.ts';
import { contactLines } from '../contacts/contact-rows.ts';
import { CONTACT_COLUMNS } from '../contacts/tables-contacts.ts';
import { formColumns } from '../form-columns.ts';
import { PASSCODE_COLUMNS } from '../passcodes/tables-passcodes.ts';
import { AGENCY_COLUMNS, PERMIT_COLUMNS } from '../sites/tables-site-details.ts';
import { layerOf, portalHours, reactionsOf } from './portal-hours.ts';
import { prepareRead, together, type RowsOf } from '../prepare-read.ts';
import { CALL } from '../account-info/read-account-info.ts';
import { NOTE_DAY } from '../site-file/read-site-file.ts';
import { fromRow } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import { ADDRESS_COLUMNS, DEVICE_COLUMNS, SITE_FORM_COLUMNS } from '../sites/tables-sites.ts';
import { selectZones } from '../zones/zone-rows.ts';

type Db = Pick<SqlTransaction, 'selectFrom'>;
interface Asked extends Readonly<Record<string, unknown>> {
  readonly nums: readonly number[];
  readonly now: number;
  readonly overBefore: string;
}

const among = (column: string, nums: readonly number[]) =>
  sql<boolean>`${sql.ref(column)} = any(${nums}::int[])`;

const call = (kind: string) =>
  sql<string | null>`(select number from site_phone
    where site_phone.site_num = site.num and site_phone.kind = ${sql.lit(kind)} order by position limit 1)`;

const sites = (db: Db, { nums }: Asked) =>
  db
    .selectFrom('site')
    .leftJoin('gate_code', 'gate_code.site_num', 'site.num')
    .select(['site.num as site', 'site_group_num as group', 'time_zone as timeZone'])
    .select(formColumns('site', SITE_FORM_COLUMNS))
    .select(formColumns('site', ADDRESS_COLUMNS))
    .select(
      sql<readonly string[]>`coalesce((select jsonb_agg(site_service.name order by position)
        from site_service where site_service.site_num = site.num), '[]'::jsonb)`.as('servicePlan'),
    )
    .select([call(CALL[0]).as('callFirst'), call(CALL[1]).as('callSecond')])
    .select(['dispatch_instructions as dispatchInstructions', 'site.state'])
    .select(
      sql<
        string | null
      >`to_char(to_timestamp(monitored_since / 1000.0) at time zone time_zone, 'YYYY-MM-DD')`.as(
        'monitoredSince',
      ),
    )
    .select(['gate_code.id as gateId', 'gate_code.sealed as gateSealed'])
    .where(among('site.num', nums))
    .orderBy('site.num');

const devices = (db: Db, { nums }: Asked) =>
  db
    .selectFrom('device')
    .leftJoin('device_path', (on) =>
      on
        .onRef('device_path.site_num', '=', 'device.site_num')
        .onRef('device_path.dev_num', '=', 'device.dev_num')
        .on('device_path.position', '=', sql.lit(0)),
    )
    .select(['device.site_num as site', 'device.dev_num as devNum', 'xmit as transmitter'])
    .select(formColumns('device', DEVICE_COLUMNS))
    .select(['device_path.kind as path', 'device_path.receiver', 'device_path.format'])
    .where(among('device.site_num', nums))
    .orderBy('device.dev_num');

const contacts = (db: Db, { nums }: Asked) =>
  db
    .selectFrom('contact')
    .leftJoin('contact_pin', 'contact_pin.contact_id', 'contact.id')
    .select(['contact.id', 'contact.site_num as site', 'contact_pin.sealed'])
    .select(formColumns('contact', CONTACT_COLUMNS))
    .select(noticesOf.as('notices'))
    .select([contactLines(db).phones, contactLines(db).emails])
    .where(among('contact.site_num', nums))
    .where('contact.deleted_at', 'is', null)
    .orderBy('contact.position');

const passcodes = (db: Db, { nums }: Asked) =>
  db
    .selectFrom('passcode')
    .select(['id', 'site_num as site', 'of_account as ofAccount', 'sealed'])
    .select(formColumns('passcode', PASSCODE_COLUMNS))
    .where(among('site_num', nums))
    .where('deleted_at', 'is', null)
    .orderBy('of_account', 'desc')
    .orderBy('holder')
    .orderBy('id');

const readSites = prepareRead((db, asked: Asked) =>
  together({
    sites: sites(db, asked),
    devices: devices(db, asked),
    contacts: contacts(db, asked),
    passcodes: passcodes(db, asked),
    areas: db
      .selectFrom('area')
      .select(['site_num as site', 'dev_num as devNum', 'num', 'name'])
      .where(among('site_num', asked.nums))
      .orderBy('dev_num')
      .orderBy('num'),
    zones: selectZones(db)
      .select('zone.site_num as site')
      .where(among('site_num', asked.nums))
      .where('deleted_at', 'is', null)
      .orderBy('dev_num')
      .orderBy('num')
      .orderBy('id'),
    agencies: db
      .selectFrom('site_agency')
      .select('site_num as site')
      .select(formColumns('site_agency', AGENCY_COLUMNS))
      .where(among('site_num', asked.nums))
      .orderBy('kind'),
    permits: db
      .selectFrom('site_permit')
      .select(['site_num as site', 'id'])
      .select(formColumns('site_permit', PERMIT_COLUMNS))
      .where(among('site_num', asked.nums))
      .orderBy('id'),
    notes: db
      .selectFrom('site_note')
      .select(['site_num as site', 'id', 'text', 'pinned', NOTE_DAY.as('until')])
      .where(among('site_num', asked.nums))
      .where('of_customer', '=', sql.lit(false))
      .where('deleted_at', 'is', null)
      .where(sql<boolean>`(expires_at is null or expires_at > ${asked.now}::bigint)`)
      .orderBy('written_at')
      .orderBy('id'),
    ...portalHours(db, asked),
  }),
);

type Read = RowsOf<ReturnType<typeof sites>>[number];
type Row = Readonly<Record<string, unknown>> & { readonly site: number };

/** Converts the rows of one site to records with the field names of their kind. */
const recordsOf = (rows: readonly object[], num: number): readonly SealedRecord[] =>
  (rows as readonly Row[])
    .filter(({ site }) => site === num)
    .map((row) => {
      const { id = null, sealed = null, ...values } = row;
      return { id: id as string | null, sealed: sealed as string | null, values };
    });

const withIds = (records: readonly SealedRecord[]): readonly SealedRecord[] =>
  records.map((record) => ({ ...record, values: { ...record.values, id: record.id } }));

const headOf = ({ gateId, gateSealed, ...site }: Read) => ({
  num: site.site,
  timeZone: site.timeZone,
  site,
  gateCode: gateId === null || gateSealed === null ? null : { id: gateId, sealed: gateSealed },
});

/** Reads several sites with all parts in one statement. */
export const readPortalSites = async (
  tx: SqlTransaction,
  nums: readonly number[],
  now: number,
): Promise<readonly SealedSite[]> => {
  const asked = { nums: [...new Set(nums)], now, overBefore: overBefore(now) };
  const [read] = await readSites(tx, asked);
  if (read === undefined) return [];
  const zones = read.zones.map(({ site, ...row }) => {
    const zone = fromRow(row);
    return { ...zoneForm.pick(zone), id: zone.id, site };
  });
  return read.sites.map((row) => {
    const head = headOf(row);
    const parts = (rows: readonly object[]) => recordsOf(rows, head.num);
    return {
      ...head,
      parts: {
        device: parts(read.devices),
        area: parts(read.areas),
        zone: parts(zones),
        contact: parts(read.contacts),
        passcode: parts(read.passcodes),
        agency: parts(read.agencies),
        permit: withIds(parts(read.permits)),
        note: parts(read.notes),
        hours: parts(read.weeks.map(layerOf)),
        exception: parts(read.exceptions.map(layerOf)),
        reactions: parts(read.reactions.map(reactionsOf)),
      },
    };
  });
};
