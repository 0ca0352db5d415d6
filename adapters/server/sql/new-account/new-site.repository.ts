import { sql } from 'kysely';
import {
  NumberGone,
  type NewSite,
  type NewSiteRepository,
} from '#core/backend/new-account/new-site.repository.port.ts';
import type { SimilarSite } from '#core/new-account/stored-account-draft.schema.ts';
import { inBranches } from '../groups/group-branches.ts';
import { formRow } from '../form-columns.ts';
import { insertRows } from '../insert-rows.ts';
import { jsonText } from '../json-text.ts';
import { CALL } from '../account-info/read-account-info.ts';
import type { SqlTransaction } from '../schema.ts';
import { ADDRESS_COLUMNS } from '../sites/tables-sites.ts';

const takeTurn = async (tx: SqlTransaction): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('new site'))`.execute(tx);
};

const addSite = async (tx: SqlTransaction, site: NewSite): Promise<number> => {
  const { agreement, branch, premises } = site;
  // Sites are numbered consecutively under a lock; a concurrent request waits for a few statements at most.
  await takeTurn(tx);
  const row = await tx
    .selectFrom('site')
    .select(sql<number>`coalesce(max(num), 700000) + 1`.as('num'))
    .executeTakeFirstOrThrow();
  await insertRows(tx, 'site', {
    num: row.num,
    site_group_num: branch,
    state: 'installPending',
    monitored_since: null,
    name: premises.name,
    kind: premises.siteType,
    time_zone: premises.timeZone,
    ...formRow(ADDRESS_COLUMNS, { ...premises, mapPoint: null }),
    phone: premises.premisesPhone,
    spoken_language: premises.language,
    dispatch_instructions: agreement.dispatchInstructions,
    account_passcode_hash: site.accountHash,
    changed_by: site.by,
    changed_at: site.now,
    created_at: site.now,
  });
  return row.num;
};

const addDevices = async (tx: SqlTransaction, num: number, site: NewSite): Promise<void> => {
  const { areas, devices, now } = site;
  const added = await tx
    .insertInto('device')
    .values(
      devices.map(({ deviceType, devNum, xmit }) => ({
        site_num: num,
        dev_num: devNum,
        xmit,
        description: deviceType,
        type: deviceType,
      })),
    )
    .onConflict((known) => known.column('xmit').doNothing())
    .returning('dev_num')
    .execute();
  if (added.length < devices.length) throw new NumberGone('a number was given away meanwhile');
  await insertRows(
    tx,
    'device_path',
    devices.map(({ devNum, format, path, receiver }) => ({
      site_num: num,
      dev_num: devNum,
      position: 0,
      kind: path,
      role: 'primary' as const,
      carrier: null,
      receiver,
      format,
      supervised_line: null,
    })),
  );
  const known = areas.filter(({ devNum }) => devices.some((device) => device.devNum === devNum));
  if (known.length > 0)
    await insertRows(
      tx,
      'area',
      known.map((area) => ({
        site_num: num,
        dev_num: area.devNum,
        num: area.num,
        name: area.name,
        state: 'Unknown',
        since: now,
        changed_by: null,
        alarm_num: null,
      })),
    );
};

const addDetails = async (tx: SqlTransaction, num: number, site: NewSite): Promise<void> => {
  const { agencies, agreement, newId, now, permits, premises } = site;
  const site_num = num;
  const phones = [premises.callFirst, premises.callSecond].flatMap((number, at) =>
    number === null ? [] : [{ site_num, position: at, kind: CALL[at] ?? '', number }],
  );
  if (phones.length > 0) await insertRows(tx, 'site_phone', phones);
  const services = agreement.plan.map((name, position) => ({ site_num, position, name }));
  await insertRows(tx, 'site_service', services);
  if (agencies.length > 0)
    await insertRows(
      tx,
      'site_agency',
      agencies.map((agency) => ({ site_num, ...agency })),
    );
  if (permits.length > 0)
    await insertRows(
      tx,
      'site_permit',
      permits.map((permit) => ({ site_num, ...permit })),
    );
  const notes = [
    agreement.note,
    agreement.billingNote === null ? null : `Billing start: ${agreement.billingNote}`,
  ].flatMap((text) => (text === null ? [] : [text]));
  if (notes.length > 0)
    await insertRows(
      tx,
      'site_note',
      notes.map((text) => ({ id: newId(), site_num, text, written_at: now, expires_at: null })),
    );
};

/**
 * SQL expression: a street normalized for comparison, in lower case. Each run of characters other than letters and digits
 * becomes one space.
 */
const plain = (text: unknown) => sql`btrim(regexp_replace(lower(${text}), '[^a-z0-9]+', ' ', 'g'))`;

/** SQL repository that writes the first rows of a new site in one transaction. */
export const sqlNewSiteRepository = (tx: SqlTransaction): NewSiteRepository => ({
  takeTurn: () => takeTurn(tx),

  add: async (site) => {
    const num = await addSite(tx, site);
    await addDevices(tx, num, site);
    await addDetails(tx, num, site);
    return num;
  },

  longestTest: async (siteGroupNum) => {
    const row = await tx
      .selectFrom('site_group')
      .select('max_test_hours')
      .where('num', '=', siteGroupNum)
      .executeTakeFirst();
    return row?.max_test_hours ?? null;
  },

  similar: async ({ postalCode, street }, siteGroupNum) => {
    const { rows } = await sql<SimilarSite>`
      select site.num as "siteNum", site.name as "siteName",
             site.street || coalesce(', ' || site.unit, '') || ', ' || site.city as address,
             (select min(xmit) from device where device.site_num = site.num) as "transmitterCode"
        from site
       where site.postal_code = ${postalCode} and site.state <> 'cancelled'
         and ${plain(sql.ref('site.street'))} = ${plain(sql`${street}::text`)}
         and ${inBranches(siteGroupNum)}
       order by site.num limit 5`.execute(tx);
    return rows;
  },

  similarTo: async (addresses, siteGroupNum) => {
    const { rows } = await sql<{ place: number; siteName: string }>`
      select said.place, min(site.name) as "siteName"
        from jsonb_to_recordset(${jsonText(addresses)}::jsonb)
             as said (place int, street text, "postalCode" text)
        join site on site.postal_code = said."postalCode" and site.state <> 'cancelled'
         and ${plain(sql.ref('site.street'))} = ${plain(sql.ref('said.street'))}
       where ${inBranches(siteGroupNum)}
       group by said.place`.execute(tx);
    return rows;
  },
});
