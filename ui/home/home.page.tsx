import BuildingOffice2Icon from '@heroicons/react/24/outline/BuildingOffice2Icon';
import { observer } from 'mobx-react-lite';
import type { DealerHome } from '#core/home/home.schema.ts';
import { formatStamp } from '../kit/format-time.ts';
import { StateStrip } from '../kit/state-strip.tsx';
import { Stack } from '../kit/stack.ts';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import type { Loadable } from '../shell/loadable.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { useModel } from '../shell/use-model.ts';
import { ActiveAlarms } from './active-alarms.tsx';
import { dealerFigures } from './dealer-figures.ts';
import { OnTest } from './on-test.tsx';

/** A new dealer's first screen (domain guide 6.19 "Empty"). */
const WelcomeCard = () => (
  <Card inset={false}>
    <EmptyState
      icon={BuildingOffice2Icon}
      title="Welcome"
      text="Create the first account or ask us for a number block. Its state appears here as soon as the first signal arrives."
    />
  </Card>
);

const Figures = ({ home }: { readonly home: DealerHome }) => (
  <Stack gap={4}>
    <StateStrip figures={dealerFigures(home)} />
    {home.sites === 0 && <WelcomeCard />}
    <ActiveAlarms home={home} />
    <OnTest home={home} />
    <InsetSlot name="news-card" />
  </Stack>
);

/** The dealer's dashboard: what needs somebody now, then what is on test (domain guide 6.19). */
export const HomePage = observer(() => {
  const figures = useModel('home');
  return (
    <>
      <PageHead title="Home" from={figures}>
        {({ asOf, timeZone, sites }) => (
          <>
            <span>{formatStamp(asOf, timeZone)}</span>
            <span>
              {sites} {sites === 1 ? 'site' : 'sites'}
            </span>
          </>
        )}
      </PageHead>
      <LoadedView from={figures} waiting="Loading the figures of your accounts">
        {(home) => <Figures home={home} />}
      </LoadedView>
    </>
  );
});

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly home: Loadable<DealerHome>;
  }
}
