import { APPLICATIONS, type Application } from '../permission/application.schema.ts';

/** Returns the path of a site's page (spec §2.1 site). The path contains a device only if one is given. */
export const siteInfoPath = (siteNum: number, devNum: number | null = null): string =>
  `/site/info?sn=${siteNum}${devNum === null ? '' : `&dn=${devNum}`}`;

/** Returns the path of a site's history, optionally with one alarm expanded (domain guide 6.12). */
export const siteHistoryPath = (
  siteNum: number,
  devNum: number | null = null,
  alarmNum: number | null = null,
): string =>
  `/site/history?sn=${siteNum}${devNum === null ? '' : `&dn=${devNum}`}${alarmNum === null ? '' : `&alarm=${alarmNum}`}`;

/** Returns the path of one tab on a dealer's site page. */
export const sitePartPath = (siteNum: number, devNum: number | null, part: string): string =>
  `${siteInfoPath(siteNum, devNum)}&part=${part}`;

/** Returns the path of a site's history, of one of its tabs, or of the page with all cards if `part` is null. */
export const siteShownPath = (
  siteNum: number,
  devNum: number | null,
  part: string | null,
): string =>
  part === 'history'
    ? siteHistoryPath(siteNum, devNum)
    : part === null
      ? siteInfoPath(siteNum, devNum)
      : sitePartPath(siteNum, devNum, part);

/** Returns the path of a site's tests: on the site page for dealers, on a separate screen for customers (spec §2.1). */
export const testPath = (
  application: Application | null,
  siteNum: number,
  testId: string,
): string =>
  application === APPLICATIONS.customer
    ? `/msa/no-action?sn=${siteNum}&test=${testId}`
    : `${siteInfoPath(siteNum)}&test=${testId}`;

/** Returns the path of the form for a new test, in which `zone` (`device/area/number`) is preselected. */
export const testZonePath = (
  application: Application | null,
  siteNum: number,
  zone: string,
): string => `${testPath(application, siteNum, 'new')}&testZone=${encodeURIComponent(zone)}`;

/** Returns the URL of a map picture for an address or a map point. It is sent only to the maps service, with the deployment's key (spec §7.1). */
export const mapPicture = (
  { mapsKey, mapsUrl }: { readonly mapsUrl: string; readonly mapsKey: string | null },
  address: string,
  theme: 'light' | 'dark',
): string =>
  `${mapLink(mapsUrl, address)}&picture=${theme}${mapsKey === null ? '' : `&key=${encodeURIComponent(mapsKey)}`}`;

/** Returns the URL of a map page that shows an address. A person opens this URL, so it never contains the key of the maps service. */
export const mapLink = (mapsUrl: string, address: string): string =>
  `${mapsUrl}${mapsUrl.includes('?') ? '&' : '?'}q=${encodeURIComponent(address)}`;
