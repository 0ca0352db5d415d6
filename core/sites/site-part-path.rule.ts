import { APPLICATIONS, type Application } from '../permission/application.schema.ts';

/** Returns the path of a site's page, with the device only when one is given (spec §2.1 site). */
export const siteInfoPath = (siteNum: number, devNum: number | null = null): string =>
  `/site/info?sn=${siteNum}${devNum === null ? '' : `&dn=${devNum}`}`;

/** Returns the path of a site's history, optionally with an alarm opened in it (domain guide 6.12). */
export const siteHistoryPath = (
  siteNum: number,
  devNum: number | null = null,
  alarmNum: number | null = null,
): string =>
  `/site/history?sn=${siteNum}${devNum === null ? '' : `&dn=${devNum}`}${alarmNum === null ? '' : `&alarm=${alarmNum}`}`;

/** Returns the path of one full part of a site on a dealer's page. */
export const sitePartPath = (siteNum: number, devNum: number | null, part: string): string =>
  `${siteInfoPath(siteNum, devNum)}&part=${part}`;

/** Returns the path for working on a test of a site: for dealers in the site's page, for customers on a separate screen (spec §2.1). */
export const testPath = (
  application: Application | null,
  siteNum: number,
  testId: string,
): string =>
  application === APPLICATIONS.customer
    ? `/msa/no-action?sn=${siteNum}&test=${testId}`
    : `${siteInfoPath(siteNum)}&test=${testId}`;

/** Returns the path of the form for a new test with one zone preselected, `device/area/number`. */
export const testZonePath = (
  application: Application | null,
  siteNum: number,
  zone: string,
): string => `${testPath(application, siteNum, 'new')}&testZone=${encodeURIComponent(zone)}`;

/** Returns the URL of a map picture for an address. Only the maps service receives it, with the deployment's key (spec §7.1). */
export const mapPicture = (
  { mapsKey, mapsUrl }: { readonly mapsUrl: string; readonly mapsKey: string | null },
  address: string,
  theme: 'light' | 'dark',
): string =>
  `${mapLink(mapsUrl, address)}&picture=${theme}${mapsKey === null ? '' : `&key=${encodeURIComponent(mapsKey)}`}`;

/**
 * Returns the URL of the map of an address at the deployment's maps service, for a person to open. It never contains the
 * key of the service.
 */
export const mapLink = (mapsUrl: string, address: string): string =>
  `${mapsUrl}${mapsUrl.includes('?') ? '&' : '?'}q=${encodeURIComponent(address)}`;
