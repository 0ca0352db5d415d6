import type { DeviceInfo, SiteInfo, SiteSummary } from './site-info.schema.ts';

/** Which panel of a site is looked at; among several nobody guesses, the person is asked (domain guide 6.11 "No dn in the query"). */
export type DeviceChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'chosen'; readonly device: DeviceInfo }
  /** Several, and none named. */
  | { readonly kind: 'ask' }
  /** The one named is not of this site. */
  | { readonly kind: 'unknown'; readonly devNum: number };

/** The device named, the only one otherwise; with several and none named the person is asked. */
export const chooseDevice = (
  devices: readonly DeviceInfo[],
  devNum: number | null,
): DeviceChoice => {
  const [first] = devices;
  if (first === undefined) return devNum === null ? { kind: 'none' } : { kind: 'unknown', devNum };
  const named = devices.find((device) => device.devNum === devNum);
  if (named !== undefined) return { kind: 'chosen', device: named };
  if (devNum !== null) return { kind: 'unknown', devNum };
  return devices.length === 1 ? { kind: 'chosen', device: first } : { kind: 'ask' };
};

/** A read site as lists show it, by one of its devices; null for a site without any, which no list can name. */
export const summarizeSite = (
  info: SiteInfo,
  device: DeviceInfo | undefined = info.devices[0],
): SiteSummary | null =>
  device === undefined
    ? null
    : {
        siteNum: info.siteNum,
        devNum: device.devNum,
        siteName: info.siteName,
        transmitterCode: device.transmitterCode,
        addressDisplay: info.details.addressDisplay,
        siteGroupNum: info.siteGroup.siteGroupNum,
        badges: info.badges,
      };

/** The provider's time now: what it said with an answer, plus what has passed here since; the browser's own clock may be wrong. Milliseconds. */
export const providerTime = (input: {
  readonly saidAt: number;
  readonly heardAt: number;
  readonly now: number;
}): number => input.saidAt + Math.max(0, input.now - input.heardAt);
