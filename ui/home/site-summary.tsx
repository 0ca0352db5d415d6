import StarIcon from '@heroicons/react/20/solid/StarIcon';
import type { SiteState } from '#core/home/home.schema.ts';
import { styled } from '../kit/styled.ts';
import { AreasCard } from './areas-card.tsx';
import { MonitoringPanel } from './monitoring-panel.tsx';
import { TroublesCard } from './troubles-card.tsx';

const Frame = styled('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 12px',
      color: 'fg.muted',
      '& > h2': { textStyle: 'title', color: 'fg.default' },
      '& > svg': { width: '20px', height: '20px' },
    },
  },
});
const Cards = styled('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
});

/** Name, state, areas and open troubles of one site, in words a home owner reads at night. */
export const SiteSummary = ({ site, now }: { readonly site: SiteState; readonly now: string }) => (
  <Frame aria-label={site.siteName}>
    <header>
      <h2>{site.siteName}</h2>
      {site.isFavorite && <StarIcon role="img" aria-label="Favorite" />}
      <span>
        {site.xmit} · {site.address}
      </span>
    </header>
    <MonitoringPanel site={site} now={now} />
    <Cards>
      <AreasCard site={site} now={now} />
      <TroublesCard site={site} now={now} />
    </Cards>
  </Frame>
);
