import type { SqlTransaction } from '../sql/schema.ts';
import type { DemoSiteDetails } from './demo-details.ts';
import type { DemoWorld, SiteKind } from './demo-world.ts';
import { deviceColumns, siteColumns } from './write-site-details.ts';

/** Site types in the words of domain guide 6.7. */
const SITE_TYPES: Readonly<Record<SiteKind, string>> = {
  residential: 'Residential',
  commercial: 'Commercial security',
  commercialFire: 'Commercial fire',
  elevator: 'Elevator',
  pers: 'Medical two-way',
};

const YEAR = 365 * 86400000;

/** Sites with their devices and areas. */
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
  await tx
    .insertInto('site')
    .values(
      world.sites.map((site, index) => ({
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
        monitored_since:
          site.monitoring === 'installPending' ? null : now - YEAR - (index % 9) * YEAR,
        ...siteColumns(detailsOf(site.siteNum)),
      })),
    )
    .execute();
  const devices = world.sites.flatMap((site) =>
    site.devices.map((device, index) => ({
      ...device,
      siteNum: site.siteNum,
      details: detailsOf(site.siteNum).devices[index],
    })),
  );
  await tx
    .insertInto('device')
    .values(
      devices.map((device) => ({
        site_num: device.siteNum,
        dev_num: device.devNum,
        xmit: device.xmit,
        description: device.description,
        timer_test_due_at: device.timerTestDueAt,
        last_signal_at: device.lastSignalAt,
        last_signal: device.lastSignal,
        ...(device.details && deviceColumns(device.details, now)),
      })),
    )
    .execute();
  await tx
    .insertInto('area')
    .values(
      devices.flatMap((device) =>
        device.areas.map((area) => ({
          site_num: device.siteNum,
          dev_num: device.devNum,
          num: area.areaNum,
          name: area.name,
          state: area.state,
          since: area.since,
        })),
      ),
    )
    .execute();
};
