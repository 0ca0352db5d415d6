import * as micro from '@heroicons/react/16/solid';
import BuildingOffice2Icon from '@heroicons/react/24/outline/BuildingOffice2Icon';
import type { DealerHome } from '#core/home/home.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { between, formatStamp } from '../kit/format-time.ts';
import { StateStrip, type StripFigure } from '../kit/state-strip.tsx';
import { Stack } from '../kit/stack.ts';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import type { Loadable } from '../shell/loadable.ts';
import { LoadedPage } from '../shell/loaded-view.tsx';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { useModel } from '../shell/use-model.ts';
import { ActiveAlarms } from './active-alarms.tsx';
import { OnTest, SOON_MS } from './on-test.tsx';
import { ServiceMessages } from './service-messages.tsx';

/** The dealer's six figures, most urgent first (domain guide 6.19). */
const dealerFigures = (home: DealerHome): readonly StripFigure[] => {
  const fresh = home.activeAlarms.filter(({ state }) => state === 'New').length;
  const soon = home.onTest.filter(({ endsAt }) => between(home.asOf, endsAt) <= SOON_MS).length;
  return [
    {
      label: 'Active alarms',
      value: home.activeAlarmCount,
      caption: fresh === 0 ? 'All picked up' : `${fresh} not picked up yet`,
      state: 'alarm',
      icon: micro.BellAlertIcon,
      urgent: home.activeAlarmCount > 0,
    },
    {
      label: 'On test',
      value: home.onTestCount,
      caption:
        soon === 0 ? 'None ends within 20 min' : `${counted(soon, 'ends', 'end')} within 20 min`,
      state: 'test',
      icon: micro.BeakerIcon,
    },
    {
      label: 'Troubles',
      value: home.troubles,
      caption: 'Not restored yet',
      state: 'trouble',
      icon: micro.ExclamationTriangleIcon,
    },
    {
      label: 'Missed tests',
      value: home.missedTests,
      caption: 'Timer test not received',
      state: 'alarm',
      icon: micro.SignalSlashIcon,
    },
    {
      label: 'Out of service',
      value: home.outOfService,
      caption: 'Not monitored',
      state: 'neutral',
      icon: micro.NoSymbolIcon,
    },
    {
      label: 'Install pending',
      value: home.installPending,
      caption: 'Wait for their first signal',
      state: 'info',
      icon: micro.WrenchIcon,
    },
  ];
};

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

const Figures = ({
  home,
  from,
}: {
  readonly home: DealerHome;
  readonly from: Loadable<DealerHome>;
}) => (
  <Stack gap={4}>
    <StateStrip figures={dealerFigures(home)} />
    {home.sites === 0 && <WelcomeCard />}
    <ActiveAlarms home={home} />
    <OnTest home={home} />
    <ServiceMessages home={home} from={from} />
    <InsetSlot name="news-card" />
  </Stack>
);

/** The dealer's dashboard: what needs somebody now, then what is on test, then what customers and panels ask for (domain guide 6.19). */
export const HomePage = () => {
  const from = useModel('home');
  return (
    <LoadedPage
      title="Home"
      from={from}
      waiting="Loading the figures of your accounts"
      head={({ asOf, timeZone, sites }) => (
        <>
          <span>{formatStamp(asOf, timeZone)}</span>
          <span>{counted(sites, 'site')}</span>
        </>
      )}
    >
      {(home) => <Figures home={home} from={from} />}
    </LoadedPage>
  );
};

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly home: Loadable<DealerHome>;
  }
}
