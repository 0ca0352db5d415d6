import { APPLICATIONS, type Application } from '../permission/application.schema.ts';

/** Where a site's page is; the device only when one is meant (spec §2.1 site). */
export const siteInfoPath = (siteNum: number, devNum: number | null = null): string =>
  `/site/info?sn=${siteNum}${devNum === null ? '' : `&dn=${devNum}`}`;

/** Where a site's history is; with an alarm that stands open in it (domain guide 6.12). */
export const siteHistoryPath = (
  siteNum: number,
  devNum: number | null = null,
  alarmNum: number | null = null,
): string =>
  `/site/history?sn=${siteNum}${devNum === null ? '' : `&dn=${devNum}`}${alarmNum === null ? '' : `&alarm=${alarmNum}`}`;

/** The whole of one part of a site on a dealer's page. */
export const sitePartPath = (siteNum: number, devNum: number | null, part: string): string =>
  `${siteInfoPath(siteNum, devNum)}&part=${part}`;

/** Where a test of a site is worked on: dealers in the site's page, customers on a screen of its own (spec §2.1). */
export const testPath = (
  application: Application | null,
  siteNum: number,
  testId: string,
): string =>
  application === APPLICATIONS.customer
    ? `/msa/no-action?sn=${siteNum}&test=${testId}`
    : `${siteInfoPath(siteNum)}&test=${testId}`;

/** Where the form of a new test opens with one zone of the site chosen, `device/area/number`. */
export const testZonePath = (
  application: Application | null,
  siteNum: number,
  zone: string,
): string => `${testPath(application, siteNum, 'new')}&testZone=${encodeURIComponent(zone)}`;

/** A picture of the map of an address: asked of the maps service alone, which gets the deployment's key (spec §7.1). */
export const mapPicture = (
  { mapsKey, mapsUrl }: { readonly mapsUrl: string; readonly mapsKey: string | null },
  address: string,
  theme: 'light' | 'dark',
): string =>
  `${mapLink(mapsUrl, address)}&picture=${theme}${mapsKey === null ? '' : `&key=${encodeURIComponent(mapsKey)}`}`;

/** The map of an address at the deployment's maps service, for a person to open; the key of the service never goes into it. */
export const mapLink = (mapsUrl: string, address: string): string =>
  `${mapsUrl}${mapsUrl.includes('?') ? '&' : '?'}q=${encodeURIComponent(address)}`;
