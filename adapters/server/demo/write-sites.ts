import { toRow } from '../sql/row-names.ts';
import { lastUser } from './history/last-signals.ts';
import { insertRows } from '../sql/insert-rows.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import type { DemoSite, DemoSiteDetails, DemoWorld, SiteKind } from './demo-world.ts';
import { joinedAgo } from './demo-billing.ts';
import { UNCLAIMED, type DemoHashes } from './demo-database.ts';
import { DEMO_NUMBER_BLOCKS } from './demo-groups.ts';
import { demoId } from './demo-id.ts';
import { pastTests } from './history/past-tests.ts';
import { demoTestRows } from './write-tests.ts';
import { deviceColumns, siteColumns } from './write-site-details.ts';

/** Site type of each kind of site, as named in domain guide 6.7. */
const SITE_TYPES: Readonly<Record<SiteKind, string>> = {
  residential: 'Residential',
  commercial: 'Commercial security',
  commercialFire: 'Commercial fire',
  elevator: 'Elevator',
  pers: 'Medical two-way',
};

const YEAR = 365 * 86400000;

/** Writes the site groups, parents first. */
export const writeGroups = async (tx: SqlTransaction, world: DemoWorld): Promise<void> => {
  const groups = world.groups.map(
    ({ siteGroupNum: num, parent, looks, beta: _beta, ...group }) => ({
      ...toRow(group),
      ...toRow(looks),
      num,
      parent_num: parent,
    }),
  );
  await insertRows(tx, 'site_group', groups);
};

/** Writes the account number ranges that the provider assigned to the groups. The groups must exist. */
export const writeNumberBlocks = (tx: SqlTransaction): Promise<void> =>
  insertRows(tx, 'number_block', DEMO_NUMBER_BLOCKS);

/** Sets the account passcode of every site. The unclaimed site gets a different passcode than all other sites. The sites must exist. */
export const writePasscodes = async (tx: SqlTransaction, hashes: DemoHashes): Promise<void> => {
  await tx.updateTable('site').set({ account_passcode_hash: hashes.passcode }).execute();
  await tx
    .updateTable('site')
    .set({ account_passcode_hash: hashes.unclaimedPasscode })
    .where('num', 'in', (eb) =>
      eb.selectFrom('device').select('site_num').where('xmit', '=', UNCLAIMED.accountNumber),
    )
    .execute();
};

/** Writes sites with their devices and areas. */
export const writeSites = async (
  tx: SqlTransaction,
  world: DemoWorld,
  now: number,
): Promise<void> => {
  const details = new Map(world.details.map((site) => [site.siteNum, site]));
  const detailsOf = (siteNum: number): DemoSiteDetails => {
    const found = details.get(siteNum);
    if (found === undefined) throw new Error(`site ${siteNum} has no details`);
    return found;
  };
  const monitoredSince = (site: DemoSite, index: number): number => {
    const months = joinedAgo(site);
    return months === null ? now - YEAR - (index % 9) * YEAR : now - (months * YEAR) / 12;
  };
  const sites = world.sites.map((site, index) => ({
    num: site.siteNum,
    site_group_num: site.siteGroupNum,
    name: site.name,
    kind: SITE_TYPES[site.kind],
    state: site.monitoring,
    street: site.street,
    unit: null,
    city: site.city,
    region: site.state,
    postal_code: site.zip,
    phone: site.phone,
    time_zone: site.timeZone,
    monitored_since: site.monitoring === 'installPending' ? null : monitoredSince(site, index),
    created_at: now - YEAR - (index % 9) * YEAR,
    ...siteColumns(detailsOf(site.siteNum)),
  }));
  const devices = world.sites.flatMap(({ siteNum, devices: own }) =>
    own.map(({ areas: _areas, zoneCount: _zones, ...device }, index) => {
      const details = detailsOf(siteNum).devices[index];
      // The scenarios already have alarms for tests that were due before now. The server detects tests missed later.
      const { timerTestDueAt: due } = device;
      const missed = due !== null && due <= now ? due : null;
      return {
        ...toRow({ siteNum, ...device }),
        ...(details && deviceColumns(details, now)),
        timer_test_missed_at: missed,
      };
    }),
  );
  const areas = world.sites.flatMap(({ siteNum, devices: own }) =>
    own.flatMap((device) =>
      device.areas.map((area) => {
        const { areaNum: num, ...rest } = area;
        const changedBy = area.state === 'Unknown' ? null : lastUser(siteNum, device, area);
        return toRow({ siteNum, devNum: device.devNum, num, ...rest, changedBy });
      }),
    ),
  );
  await insertRows(tx, 'site', sites);
  await insertRows(tx, 'device', devices);
  await insertRows(tx, 'area', areas);
};

/** Writes the tests, alarms and troubles of the sites. */
export const writeEvents = async (
  tx: SqlTransaction,
  world: DemoWorld,
  now: number,
): Promise<void> => {
  const groups = new Map(world.sites.map((site) => [site.siteNum, site.siteGroupNum]));
  const alarms = world.alarms.map(({ alarmNum: num, openedAt, ...alarm }) => ({
    ...toRow(alarm),
    num,
    raised_at: openedAt,
    site_group_num: groups.get(alarm.siteNum) ?? 0,
  }));
  const troubles = world.troubles.map(({ troubleNum, ...trouble }) => ({
    ...toRow(trouble),
    id: demoId(troubleNum),
    cleared_at: null,
  }));
  const past = pastTests(world, now);
  await insertRows(tx, 'site_test', [...demoTestRows(world, groups, now), ...past.tests]);
  await insertRows(tx, 'site_test_zone', past.ticks);
  await insertRows(tx, 'alarm', alarms);
  await insertRows(tx, 'trouble', troubles);
};
