import { Link } from 'react-router-dom';
import { siteInfoPath } from '#core/sites/site-address.rule.ts';
import type { SiteSummary } from '#core/sites/site.schema.ts';
import { SideLinks } from '../kit/side-page.tsx';
import { SiteStateMark } from '../shell/site-state-mark.tsx';

/** Sites to go to, each with its state. */
export const SiteList = ({
  sites,
  siteNum,
  now,
  labelledBy,
  onOpen,
}: {
  readonly sites: readonly SiteSummary[];
  /** The one on the screen. */
  readonly siteNum: number | null;
  readonly now: string | null;
  readonly labelledBy: string;
  readonly onOpen?: () => void;
}) => (
  <SideLinks aria-labelledby={labelledBy}>
    {sites.map((site) => (
      <li key={site.siteNum}>
        <Link
          to={siteInfoPath(site.siteNum, site.devNum)}
          aria-current={site.siteNum === siteNum ? 'page' : undefined}
          title={site.siteName}
          onClick={onOpen}
        >
          <b>{site.siteName}</b>
          <span>
            <small>{site.transmitterCode}</small>
            <SiteStateMark plain badges={site.badges} now={now} />
          </span>
        </Link>
      </li>
    ))}
  </SideLinks>
);
