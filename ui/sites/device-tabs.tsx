import { Link } from 'react-router-dom';
import { siteInfoPath } from '#core/sites/site-address.rule.ts';
import type { SiteInfo } from '#core/sites/site.schema.ts';
import { LinkTabs } from '../kit/link-tabs.ts';

/** The way from one device of a site to another; the address names the one that is shown. */
export const DeviceTabs = ({
  info,
  devNum,
}: {
  readonly info: SiteInfo;
  readonly devNum: number;
}) =>
  info.devices.length < 2 ? null : (
    <LinkTabs aria-label="Devices">
      <ul>
        {info.devices.map((device) => (
          <li key={device.devNum}>
            <Link
              to={siteInfoPath(info.siteNum, device.devNum)}
              replace
              preventScrollReset
              aria-current={device.devNum === devNum ? 'true' : undefined}
            >
              {`${device.transmitterCode} ${device.description}`}
            </Link>
          </li>
        ))}
      </ul>
    </LinkTabs>
  );
