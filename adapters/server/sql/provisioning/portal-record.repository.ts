import { sql, type RawBuilder } from 'kysely';
import type { PortalRecordRepository } from '#core/backend/provisioning/portal-record.repository.port.ts';
import type { Validated } from '#core/provisioning/portal-kinds.ts';
import { savePhones } from '../account-info/account-info.repository.ts';
import { formRow, formValues } from '../form-columns.ts';
import { insertMany, manyRows } from '../insert-rows.ts';
import { jsonRows } from '../signals/save-devices.ts';
import { readPortalSites } from './read-portal-sites.ts';
import type { SqlTransaction } from '../schema.ts';
import { ADDRESS_COLUMNS, DEVICE_COLUMNS, SITE_FORM_COLUMNS } from '../sites/tables-sites.ts';

type SiteValues = Validated<'site'>;

/** A site row to insert, and the day on which monitoring of the site started. */
interface SiteRow {
  readonly row: object & { readonly num: number };
  readonly since: string | null;
}

type Write<Name extends keyof PortalRecordRepository> = (
  tx: SqlTransaction,
  ...args: Parameters<PortalRecordRepository[Name]>
) => Promise<void>;

const columnsOf = (site: SiteValues) => ({
  ...formRow(SITE_FORM_COLUMNS, site),
  ...formRow(ADDRESS_COLUMNS, site),
  time_zone: site.timeZone,
  state: site.state,
  dispatch_instructions: site.dispatchInstructions,
});

/** SQL expression: the instant at which a day starts in the site's time zone. */
const beginOf = (day: RawBuilder<unknown>, timeZone: RawBuilder<unknown>) =>
  sql<number | null>`(extract(epoch from (${day}::date)::timestamp
    at time zone ${timeZone}::text) * 1000)::bigint`;

const addSites = async (tx: SqlTransaction, added: readonly SiteRow[]): Promise<void> => {
  if (added.length === 0) return;
  const { columns, rows } = manyRows(
    'site',
    added.map(({ row }) => row),
  );
  const since = jsonRows(added.map(({ row, since: day }) => ({ num: row.num, day })));
  await sql`
    insert into site (${columns}, monitored_since)
    select ${columns}, ${beginOf(sql`since.day`, sql`time_zone`)}
      from ${rows} join jsonb_to_recordset(${since}) as since (num int, day date) using (num)`.execute(
    tx,
  );
};

const writeSites: Write<'putSites'> = async (tx, sites, { by, now }) => {
  if (sites.length === 0) return;
  const rowOf = (site: SiteValues) => ({ ...columnsOf(site), changed_by: by, changed_at: now });
  const added = sites
    .filter(({ isNew }) => isNew)
    .map(({ values }) => ({
      row: { ...rowOf(values), num: values.site, site_group_num: values.group, created_at: now },
      since: values.monitoredSince,
    }));
  await addSites(tx, added);
  for (const { isNew, values } of sites)
    if (!isNew)
      await tx
        .updateTable('site')
        .set({ ...rowOf(values), rev: sql<number>`rev + 1` })
        .set({ monitored_since: beginOf(sql`${values.monitoredSince}`, sql`${values.timeZone}`) })
        .where('num', '=', values.site)
        .execute();
  const nums = sites.map(({ values }) => values.site);
  await tx
    .deleteFrom('site_service')
    .where('site_num', '=', sql<number>`any(${nums}::int[])`)
    .execute();
  const services = sites.flatMap(({ values: { servicePlan, site } }) =>
    servicePlan.map((name, position) => ({ site_num: site, position, name })),
  );
  await insertMany(tx, 'site_service', services);
  await savePhones(
    tx,
    sites.map(({ values: { callFirst, callSecond, site } }) => ({
      callFirst,
      callSecond,
      siteNum: site,
    })),
  );
};

const SAID = sql`description = excluded.description, type = excluded.type,
  manufacturer = excluded.manufacturer, model = excluded.model, firmware = excluded.firmware,
  installer = excluded.installer, installed_on = excluded.installed_on,
  last_service_on = excluded.last_service_on, next_service_on = excluded.next_service_on,
  timer_test_minutes = excluded.timer_test_minutes, timer_test_signal = excluded.timer_test_signal`;

const writeDevices: Write<'putDevices'> = async (tx, devices, { by, now }) => {
  if (devices.length === 0) return;
  const { columns, rows } = manyRows(
    'device',
    devices.map(({ dueAt, siteNum, values }) => ({
      ...formValues(DEVICE_COLUMNS, values),
      site_num: siteNum,
      dev_num: values.devNum,
      xmit: values.transmitter,
      timer_test_due_at: dueAt,
      changed_by: by,
      changed_at: now,
    })),
  );
  await sql`
    insert into device (${columns}) select ${columns} from ${rows}
    on conflict (site_num, dev_num) do update set xmit = excluded.xmit, ${SAID},
      timer_test_due_at = case
        when device.timer_test_minutes is not distinct from excluded.timer_test_minutes
        then device.timer_test_due_at else excluded.timer_test_due_at end,
      rev = device.rev + 1, changed_by = excluded.changed_by, changed_at = excluded.changed_at`.execute(
    tx,
  );
  const paths = manyRows(
    'device_path',
    devices.map(({ siteNum, values: { devNum, format, path, receiver } }) => ({
      site_num: siteNum,
      dev_num: devNum,
      position: 0,
      role: 'primary',
      kind: path,
      receiver,
      format,
    })),
  );
  await sql`
    insert into device_path (${paths.columns}) select ${paths.columns} from ${paths.rows}
    on conflict (site_num, dev_num, position) do update set kind = excluded.kind,
      receiver = excluded.receiver, format = excluded.format`.execute(tx);
};

const writeAreas: Write<'putAreas'> = async (tx, areas, { now }) => {
  if (areas.length === 0) return;
  const { columns, rows } = manyRows(
    'area',
    areas.map(({ siteNum, values: { devNum, name, num } }) => ({
      site_num: siteNum,
      dev_num: devNum,
      num,
      name,
      state: 'Unknown',
      since: now,
    })),
  );
  await sql`
    insert into area (${columns}) select ${columns} from ${rows}
    on conflict (site_num, dev_num, num) do update set name = excluded.name`.execute(tx);
};

/** SQL repository of sites with all details, for import and export. */
export const sqlPortalRecordRepository = (tx: SqlTransaction): PortalRecordRepository => ({
  lockSites: async (nums) => {
    // Sites are numbered consecutively by every writer, so this lock serializes creation.
    await sql`select pg_advisory_xact_lock(hashtext('new site'))`.execute(tx);
    await sql`select 1 from site where num = any(${[...nums]}::int[]) order by num for no key update`.execute(
      tx,
    );
  },

  sites: (nums, now) => readPortalSites(tx, nums, now),

  siteNums: async (after, limit) => {
    const rows = await tx
      .selectFrom('site')
      .select('num')
      .where('num', '>', after)
      .orderBy('num')
      .limit(limit)
      .execute();
    return rows.map(({ num }) => num);
  },

  owners: async (transmitters) => {
    const rows = await tx
      .selectFrom('device')
      .select(['xmit', 'site_num'])
      .where('xmit', '=', sql<string>`any(${[...new Set(transmitters)]}::text[])`)
      .execute();
    return new Map(rows.map(({ site_num, xmit }) => [xmit, site_num]));
  },

  putSites: (...args) => writeSites(tx, ...args),
  putDevices: (...args) => writeDevices(tx, ...args),
  putAreas: (...args) => writeAreas(tx, ...args),
});
