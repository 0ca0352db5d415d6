import { insertRows } from '../sql/insert-rows.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { toRow, without } from '../sql/row-names.ts';
import { demoId } from './demo-id.ts';
import { DAY, dayOf } from './demo-time.ts';
import type { DemoDeviceDetails, DemoSiteDetails, DemoWorld } from './demo-world.ts';

/** Builds one row per entry, numbered in the order of the entries. */
const numbered = <Entry extends object>(
  details: readonly DemoSiteDetails[],
  list: (site: DemoSiteDetails) => readonly Entry[],
) =>
  details.flatMap((site) =>
    list(site).map((entry, position) => ({ site_num: site.siteNum, position, ...entry })),
  );

/** Returns those columns of the `site` row that only site info shows. */
export const siteColumns = (site: DemoSiteDetails) => {
  const own = without(site, 'siteNum', 'services', 'phones', 'agencies');
  return toRow(without(own, 'permits', 'notes', 'devices'));
};

/** Returns those columns of the `device` row that only site info shows. */
export const deviceColumns = (
  { installedDaysAgo, lastServiceDaysAgo, nextServiceInDays, ...device }: DemoDeviceDetails,
  now: number,
) => {
  const dayIn = (days: number | null): string | null =>
    days === null ? null : dayOf(now + days * DAY);
  const installed = dayIn(-installedDaysAgo);
  return {
    ...toRow(without(device, 'devNum', 'paths')),
    installed_on: installed,
    commissioned_on: lastServiceDaysAgo === null ? null : installed,
    last_service_on: dayIn(lastServiceDaysAgo === null ? null : -lastServiceDaysAgo),
    next_service_on: dayIn(nextServiceInDays),
  };
};

const pathRows = (details: readonly DemoSiteDetails[]) =>
  details.flatMap((site) =>
    site.devices.flatMap(({ devNum, paths }) =>
      paths.map((path, position) => ({
        site_num: site.siteNum,
        dev_num: devNum,
        position,
        ...toRow(path),
      })),
    ),
  );

const permitRows = (details: readonly DemoSiteDetails[], now: number) =>
  numbered(details, ({ permits }) => permits).map(
    ({ position: _position, issuedDay, expiresDay, ...permit }, index) => ({
      ...permit,
      id: demoId(60001 + index),
      issued: dayOf(now + issuedDay * DAY),
      expires: dayOf(now + expiresDay * DAY),
    }),
  );

const noteRows = (details: readonly DemoSiteDetails[], now: number) =>
  numbered(details, ({ notes }) => notes).map(({ site_num, text, expiresAt, position }, index) => ({
    id: demoId(70001 + index),
    site_num,
    text,
    written_at: now - 5 * DAY + position,
    expires_at: expiresAt,
  }));

/** Writes the details of sites and devices. The sites must exist. */
export const writeSiteDetails = async (
  tx: SqlTransaction,
  world: DemoWorld,
  now: number,
): Promise<void> => {
  const { details } = world;
  const services = numbered(details, (site) => site.services.map((name) => ({ name })));
  const agencies = details.flatMap(({ siteNum, agencies: own }) =>
    own.map((agency) => ({ site_num: siteNum, ...agency })),
  );
  await insertRows(
    tx,
    'site_phone',
    numbered(details, ({ phones }) => phones),
  );
  await insertRows(tx, 'site_service', services);
  await insertRows(tx, 'site_agency', agencies);
  await insertRows(tx, 'site_permit', permitRows(details, now));
  await insertRows(tx, 'site_note', noteRows(details, now));
  await insertRows(tx, 'device_path', pathRows(details));
};
