import { sql } from 'kysely';
import type { PortalRecordRepository } from '#core/backend/provisioning/portal-record.repository.port.ts';
import type { Judged } from '#core/provisioning/portal-kinds.ts';
import { savePhones } from '../account-info/account-info.repository.ts';
import { formRow } from '../form-columns.ts';
import { insertRows } from '../insert-rows.ts';
import { readPortalSites } from './read-portal-sites.ts';
import type { SqlTransaction } from '../schema.ts';
import { ADDRESS_COLUMNS, SITE_FORM_COLUMNS } from '../sites/tables-sites.ts';

type SiteValues = Judged<'site'>;

const columnsOf = (site: SiteValues) => ({
  ...formRow(SITE_FORM_COLUMNS, site),
  ...formRow(ADDRESS_COLUMNS, site),
  time_zone: site.timeZone,
  state: site.state,
  dispatch_instructions: site.dispatchInstructions,
  // The day begins by the clocks of the site.
  monitored_since: sql<number | null>`(extract(epoch from (${site.monitoredSince}::date)::timestamp
    at time zone ${site.timeZone}::text) * 1000)::bigint`,
});

const writeSite = async (
  tx: SqlTransaction,
  site: SiteValues,
  isNew: boolean,
  { by, now }: { readonly by: string; readonly now: number },
): Promise<void> => {
  const row = { ...columnsOf(site), changed_by: by, changed_at: now };
  if (isNew)
    await insertRows(tx, 'site', {
      ...row,
      num: site.site,
      site_group_num: site.group,
      account_passcode_hash: null,
      created_at: now,
    });
  else
    await tx
      .updateTable('site')
      .set({ ...row, rev: sql<number>`rev + 1` })
      .where('num', '=', site.site)
      .execute();
  await tx.deleteFrom('site_service').where('site_num', '=', site.site).execute();
  const services = site.servicePlan.map((name, position) => ({
    site_num: site.site,
    position,
    name,
  }));
  if (services.length > 0) await insertRows(tx, 'site_service', services);
  await savePhones(tx, site.site, site);
};

const putDevice = async (
  tx: SqlTransaction,
  siteNum: number,
  device: Judged<'device'>,
): Promise<void> => {
  const place = { site_num: siteNum, dev_num: device.devNum };
  const { description, format, path, receiver, transmitter: xmit } = device;
  await tx
    .insertInto('device')
    .values({ ...place, xmit, description })
    .onConflict((known) => known.columns(['site_num', 'dev_num']).doUpdateSet({ xmit }))
    .execute();
  const usual = { kind: path, receiver, format };
  await tx
    .insertInto('device_path')
    .values({
      ...place,
      ...usual,
      position: 0,
      role: 'primary',
      carrier: null,
      supervised_line: null,
    })
    .onConflict((known) => known.columns(['site_num', 'dev_num', 'position']).doUpdateSet(usual))
    .execute();
};

/** Sites as whole records, in SQL. */
export const sqlPortalRecordRepository = (tx: SqlTransaction): PortalRecordRepository => ({
  holdSites: async (nums) => {
    // Sites are made one after the other, whoever makes them.
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

  putSite: (values, isNew, touch) => writeSite(tx, values, isNew, touch),
  putDevice: (siteNum, values) => putDevice(tx, siteNum, values),

  putAreas: async (siteNum, areas, { now }) => {
    await tx
      .insertInto('area')
      .values(
        areas.map(({ devNum, name, num }) => ({
          site_num: siteNum,
          dev_num: devNum,
          num,
          name,
          state: 'Unknown',
          since: now,
          changed_by: null,
          alarm_num: null,
        })),
      )
      .onConflict((known) =>
        known
          .columns(['site_num', 'dev_num', 'num'])
          .doUpdateSet((row) => ({ name: row.ref('excluded.name') })),
      )
      .execute();
  },
});
