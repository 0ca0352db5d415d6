import BeakerIcon from '@heroicons/react/16/solid/BeakerIcon';
import BellAlertIcon from '@heroicons/react/16/solid/BellAlertIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import ComputerDesktopIcon from '@heroicons/react/16/solid/ComputerDesktopIcon';
import LockClosedIcon from '@heroicons/react/16/solid/LockClosedIcon';
import ShieldCheckIcon from '@heroicons/react/16/solid/ShieldCheckIcon';
import { observer } from 'mobx-react-lite';
import type { StaffHome } from '#core/home/home.schema.ts';
import { heldPermissions } from '#core/permission/has-permissions.rule.ts';
import { STAFF_RIGHTS } from '#core/permission/staff-rights.ts';
import { StateStrip, type StripFigure } from '../kit/state-strip.tsx';
import { formatStamp } from '../kit/format-time.ts';
import { Stack } from '../kit/stack.ts';
import type { Loadable } from '../shell/loadable.ts';
import { LoadedView, PageHead } from '../shell/loaded-view.tsx';
import { useRegistry } from '../shell/registry.ts';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { useModel } from '../shell/use-model.ts';
import { BannerCard, CountedCards } from './staff-cards.tsx';

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

const Figures = observer(({ home }: { readonly home: StaffHome }) => {
  const registry = useRegistry();
  const { view } = registry.create('session');
  const mayReadRecord = view !== null && heldPermissions(view.user).has(STAFF_RIGHTS.audit);
  return (
    <Stack gap={4}>
      <StateStrip figures={staffFigures(home)} />
      <CountedCards home={home} mayReadRecord={mayReadRecord} />
      {home.banner !== null && (
        <BannerCard
          banner={home.banner}
          onEdit={() => registry.create('dialogs').open('banner-settings')}
        />
      )}
      <InsetSlot name="news-card" />
    </Stack>
  );
});

/** The staff's dashboard over the whole installation (domain guide 6.19). */
export const StaffHomePage = observer(() => {
  const figures = useModel('staffHome');
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

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly staffHome: Loadable<StaffHome>;
  }
}
