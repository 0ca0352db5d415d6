import BeakerIcon from '@heroicons/react/16/solid/BeakerIcon';
import BellAlertIcon from '@heroicons/react/16/solid/BellAlertIcon';
import ExclamationTriangleIcon from '@heroicons/react/16/solid/ExclamationTriangleIcon';
import NoSymbolIcon from '@heroicons/react/16/solid/NoSymbolIcon';
import SignalSlashIcon from '@heroicons/react/16/solid/SignalSlashIcon';
import WrenchIcon from '@heroicons/react/16/solid/WrenchIcon';
import type { DealerHome } from '#core/home/home.schema.ts';
import { between } from '../kit/format-time.ts';
import type { StripFigure } from '../kit/state-strip.tsx';

/** A test that ends within this time is worth a word. */
export const SOON_MS = 20 * 60000;

/** The dealer's six figures, most urgent first (domain guide 6.19). */
export const dealerFigures = (home: DealerHome): readonly StripFigure[] => {
  const fresh = home.activeAlarms.filter(({ state }) => state === 'New').length;
  const soon = home.onTest.filter(({ endsAt }) => between(home.asOf, endsAt) <= SOON_MS).length;
  return [
    {
      label: 'Active alarms',
      value: home.activeAlarmCount,
      caption: fresh === 0 ? 'All picked up' : `${fresh} not picked up yet`,
      state: 'alarm',
      icon: BellAlertIcon,
      urgent: home.activeAlarmCount > 0,
    },
    {
      label: 'On test',
      value: home.onTestCount,
      caption: soon === 0 ? 'None ends within 20 min' : `${soon} end within 20 min`,
      state: 'test',
      icon: BeakerIcon,
    },
    {
      label: 'Troubles',
      value: home.troubles,
      caption: 'Not restored yet',
      state: 'trouble',
      icon: ExclamationTriangleIcon,
    },
    {
      label: 'Missed tests',
      value: home.missedTests,
      caption: 'Timer test not received',
      state: 'alarm',
      icon: SignalSlashIcon,
    },
    {
      label: 'Out of service',
      value: home.outOfService,
      caption: 'Not monitored',
      state: 'neutral',
      icon: NoSymbolIcon,
    },
    {
      label: 'Install pending',
      value: home.installPending,
      caption: 'Wait for their first signal',
      state: 'info',
      icon: WrenchIcon,
    },
  ];
};
