import type { SqlTransaction } from '../sql/schema.ts';
import { writeSiteTerms } from '../sql/site-terms.ts';
import { demoId } from './demo-id.ts';
import type { DemoDeviceDetails, DemoSiteDetails } from './demo-details.ts';
import type { DemoWorld } from './demo-world.ts';

const DAY = 86400000;

const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** One row per entry, numbered in its order. */
const numbered = <T, R extends object>(
  details: readonly DemoSiteDetails[],
  list: (site: DemoSiteDetails) => readonly T[],
  row: (entry: T) => R,
) =>
  details.flatMap((site) =>
    list(site).map((entry, position) => ({ site_num: site.siteNum, position, ...row(entry) })),
  );

/** The columns of a site's own row that only site info shows. */
export const siteColumns = (site: DemoSiteDetails) => ({
  county: site.county,
  cross_street: site.crossStreet,
  subdivision: site.subdivision,
  dispatch_instructions: site.dispatchInstructions,
  directions: site.directions,
  hazards: site.hazards,
  pets: site.pets,
});

/** The same for a device's own row. */
export const deviceColumns = (device: DemoDeviceDetails, now: number) => ({
  type: device.type,
  manufacturer: device.manufacturer,
  model: device.model,
  firmware: device.firmware,
  installed_on: dateOf(now - device.installedDaysAgo * DAY),
  installer: device.installer,
  timer_test_minutes: device.timerTestMinutes,
});

const pathRows = (details: readonly DemoSiteDetails[]) =>
  details.flatMap((site) =>
    site.devices.flatMap(({ devNum, paths }) =>
      paths.map((path, position) => ({
        site_num: site.siteNum,
        dev_num: devNum,
        position,
        ...path,
      })),
    ),
  );

const permitRows = (details: readonly DemoSiteDetails[], now: number) =>
  numbered(
    details,
    (site) => site.permits,
    (permit) => permit,
  ).map(({ site_num, type, number, agency, issuedDay, expiresDay }, index) => ({
    id: demoId(60001 + index),
    site_num,
    type,
    number,
    agency,
    issued: dateOf(now + issuedDay * DAY),
    expires: dateOf(now + expiresDay * DAY),
  }));

const noteRows = (details: readonly DemoSiteDetails[], now: number) =>
  numbered(
    details,
    (site) => site.notes,
    (note) => note,
  ).map(({ site_num, text, expiresAt, position }, index) => ({
    id: demoId(70001 + index),
    site_num,
    text,
    written_at: now - 5 * DAY + position,
    expires_at: expiresAt,
  }));

/** What hangs on sites and devices, and the words sites are found by; the sites must be there. */
export const writeSiteDetails = async (
  tx: SqlTransaction,
  world: DemoWorld,
  now: number,
): Promise<void> => {
  const { details } = world;
  const phones = numbered(
    details,
    (site) => site.phones,
    (phone) => phone,
  );
  const services = numbered(
    details,
    (site) => site.services,
    (name) => ({ name }),
  );
  const agencies = details.flatMap(({ siteNum, agencies: own }) =>
    own.map((agency) => ({ site_num: siteNum, ...agency })),
  );
  await tx.insertInto('site_phone').values(phones).execute();
  await tx.insertInto('site_service').values(services).execute();
  await tx.insertInto('site_agency').values(agencies).execute();
  await tx.insertInto('site_permit').values(permitRows(details, now)).execute();
  await tx.insertInto('site_note').values(noteRows(details, now)).execute();
  await tx.insertInto('device_path').values(pathRows(details)).execute();
  await writeSiteTerms(
    tx,
    world.sites.map((site) => site.siteNum),
  );
};
