import MegaphoneIcon from '@heroicons/react/24/outline/MegaphoneIcon';
import { observer } from 'mobx-react-lite';
import type { StaffHome } from '#core/home/home.schema.ts';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatStamp } from '../kit/format-time.ts';
import { StateStrip } from '../kit/state-strip.tsx';
import { styled } from '../kit/styled.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { useModel } from '../shell/use-model.ts';
import { staffFigures } from './staff-figures.ts';

const Column = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' },
});

const Figures = ({ home }: { readonly home: StaffHome }) => (
  <Column>
    <StateStrip figures={staffFigures(home)} />
    <Card title="Status banner" inset={false}>
      <EmptyState
        icon={MegaphoneIcon}
        title={home.bannerActive ? (home.bannerTitle ?? 'Shown') : 'No banner is shown'}
        text={
          home.bannerActive
            ? 'Everyone sees this at the sign-in screen.'
            : 'The sign-in screen carries no notice at the moment.'
        }
      />
    </Card>
  </Column>
);

/** The staff's dashboard over the whole installation (domain guide 6.19). */
export const StaffHomePage = observer(() => {
  const { figures } = useModel('staffHome');
  return (
    <>
      <PageHead title="Home" from={figures}>
        {({ asOf, sites, siteGroups }) => (
          <>
            <span>{formatStamp(asOf, Intl.DateTimeFormat().resolvedOptions().timeZone)}</span>
            <span>
              {sites} sites of {siteGroups} site groups
            </span>
          </>
        )}
      </PageHead>
      <LoadedView from={figures} waiting="Loading the figures of the installation">
        {(home) => <Figures home={home} />}
      </LoadedView>
    </>
  );
});
