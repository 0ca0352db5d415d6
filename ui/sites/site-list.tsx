import { Link } from 'react-router-dom';
import { siteInfoPath } from '#core/sites/site-address.rule.ts';
import type { SiteSummary } from '#core/sites/site.schema.ts';
import { styled } from '../kit/styled.ts';
import { SiteStateMark } from './site-state-mark.tsx';

const List = styled('ul', {
  base: {
    '& a': {
      display: 'grid',
      alignContent: 'center',
      minHeight: '48px',
      padding: '3px 8px',
      border: '1px solid transparent',
      borderRadius: 'sm',
      color: 'fg.default',
      textDecoration: 'none',
      '&:hover': { background: 'bg.muted' },
      '& > b': {
        textStyle: 'small',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
      '& > span': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '2',
        minHeight: '22px',
        '& > small': { textStyle: 'caption', color: 'fg.muted' },
      },
    },
    '& a[aria-current=page]': {
      background: 'bg.surface',
      borderColor: 'border.default',
      'html.dark &': { background: 'bg.muted', borderColor: 'bg.muted' },
      '& > b': { fontWeight: '600' },
    },
  },
});

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
  <List aria-labelledby={labelledBy}>
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
  </List>
);
