import { err, ok, type Result } from '../kernel/result.ts';
import type { ZoneForm } from './zone-form.schema.ts';
import type { ZoneDevice } from './zone.schema.ts';
import type { ZoneCsvRow } from './zone-csv.rule.ts';

export interface KnownZone {
  readonly id: string;
  readonly rev: number;
  readonly form: ZoneForm;
}

export interface KnownSite {
  readonly siteNum: number;
  readonly devices: readonly ZoneDevice[];
  readonly zones: readonly KnownZone[];
}

export interface RowPlace {
  readonly site: KnownSite;
  readonly device: ZoneDevice;
}

/** Finds the device that a row refers to. If the file is for several sites, the row must contain a site number or account number. */
export type FindPlace = (cells: ZoneCsvRow['cells']) => Result<RowPlace, string>;

const deviceIn = (
  { devices }: Pick<KnownSite, 'devices'>,
  named: string | undefined,
): ZoneDevice | null => {
  if (named === undefined || named === '')
    return devices.length === 1 ? (devices[0] ?? null) : null;
  const wanted = named.toUpperCase();
  return (
    devices.find(({ transmitterCode }) => transmitterCode.toUpperCase() === wanted) ??
    devices.find(({ devNum }) => String(devNum) === named) ??
    null
  );
};

const missingDevice = (site: KnownSite, named: string | undefined): string => {
  if (site.devices.length === 0) return 'This site has no device yet';
  return named === undefined || named === ''
    ? 'This site has several devices. Add a column Device with the account number'
    : `${named} is not a device of this site`;
};

/** Finds the device when all rows are for one site. */
export const placeInSite =
  (site: KnownSite): FindPlace =>
  ({ device: named }) => {
    const device = deviceIn(site, named);
    return device === null ? err(missingDevice(site, named)) : ok({ site, device });
  };

const NOWHERE = 'This site is not one of yours, or it does not exist';

/** Finds the device when each row names its site, or an account number of the site. */
export const placeAmongSites = (sites: readonly KnownSite[]): FindPlace => {
  const byNum = new Map(sites.map((site) => [String(site.siteNum), site]));
  const byCode = new Map(
    sites.flatMap((site) =>
      site.devices.map(
        (device) => [device.transmitterCode.toUpperCase(), { site, device }] as const,
      ),
    ),
  );
  return (cells) => {
    const { device: named, site: num = '' } = cells;
    if (num !== '') {
      const site = byNum.get(num.replace(/^0+(?=.)/, ''));
      return site === undefined ? err(NOWHERE) : placeInSite(site)(cells);
    }
    if (named === undefined || named === '') return err('Enter the site number or account number');
    const place = byCode.get(named.toUpperCase());
    return place === undefined ? err(NOWHERE) : ok(place);
  };
};
