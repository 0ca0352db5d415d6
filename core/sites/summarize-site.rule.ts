import type { DeviceInfo, SiteInfo, SiteSummary } from './site.schema.ts';

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
