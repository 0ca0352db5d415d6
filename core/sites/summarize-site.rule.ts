import type { DeviceInfo, SiteInfo, SiteSummary } from './site-info.schema.ts';

/** Which device of a site to show. When a site has several devices, the person must choose one (domain guide 6.11 "Order"). */
export type DeviceChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'chosen'; readonly device: DeviceInfo }
  /** The site has several devices, and the address names none. */
  | { readonly kind: 'ask' }
  /** The device in the address does not belong to this site. */
  | { readonly kind: 'unknown'; readonly devNum: number };

/**
 * Returns the device in the URL, or the site's only device. If the site has several devices and the URL names none of
 * them, the person must choose.
 */
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

/**
 * Returns the summary that lists show for a site, including one of its devices. Null for a site without devices, which
 * cannot be listed.
 */
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

/**
 * Returns the provider's current time in milliseconds: the time in a response plus the time elapsed since that response.
 * The browser's own clock may be wrong.
 */
export const providerTime = (input: {
  readonly saidAt: number;
  readonly heardAt: number;
  readonly now: number;
}): number => input.saidAt + Math.max(0, input.now - input.heardAt);
