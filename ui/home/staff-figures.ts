import BeakerIcon from '@heroicons/react/16/solid/BeakerIcon';
import BellAlertIcon from '@heroicons/react/16/solid/BellAlertIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import ComputerDesktopIcon from '@heroicons/react/16/solid/ComputerDesktopIcon';
import LockClosedIcon from '@heroicons/react/16/solid/LockClosedIcon';
import ShieldCheckIcon from '@heroicons/react/16/solid/ShieldCheckIcon';
import type { StaffHome } from '#core/home/home.schema.ts';
import type { StripFigure } from '../kit/state-strip.tsx';

/** The staff's six figures, most urgent first (domain guide 6.19). */
export const staffFigures = (home: StaffHome): readonly StripFigure[] => [
  {
    label: 'Active alarms',
    value: home.activeAlarms,
    caption: 'In all site groups',
    state: 'alarm',
    icon: BellAlertIcon,
    urgent: home.activeAlarms > 0,
  },
  {
    label: 'On test',
    value: home.onTest,
    caption: 'Sites nobody watches now',
    state: 'test',
    icon: BeakerIcon,
  },
  {
    label: 'Failed logins',
    value: home.failedLogins24h,
    caption: 'Within 24 hours',
    state: 'trouble',
    icon: LockClosedIcon,
  },
  {
    label: 'Waiting logins',
    value: home.waitingAccounts,
    caption: 'After failed tries',
    state: 'info',
    icon: ClockIcon,
  },
  {
    label: 'Open sessions',
    value: home.openSessions,
    caption: 'Signed in now',
    state: 'neutral',
    icon: ComputerDesktopIcon,
  },
  {
    label: 'Sites',
    value: home.sites,
    caption: `${home.siteGroups} site groups`,
    state: 'ok',
    icon: ShieldCheckIcon,
  },
];
