import * as micro from '@heroicons/react/16/solid';
import { observer } from 'mobx-react-lite';
import type { StaffHome } from '#core/home/home.schema.ts';
import { heldPermissions } from '#core/permission/has-permissions.rule.ts';
import { STAFF_RIGHTS } from '#core/permission/permissions.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { StateStrip, type StripFigure } from '../kit/state-strip.tsx';
import { formatStamp } from '../kit/format-time.ts';
import { Stack } from '../kit/stack.ts';
import type { Loadable } from '../shell/loadable.ts';
import { LoadedPage } from '../shell/loaded-view.tsx';
import { useRegistry } from '../shell/registry.ts';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { useModel } from '../shell/use-model.ts';
import { BannerCard } from './banner-card.tsx';
import { CountedCards } from './staff-cards.tsx';

/** The staff's six figures, most urgent first (domain guide 6.19). */
export const staffFigures = (home: StaffHome): readonly StripFigure[] => [
  {
    label: 'Active alarms',
    value: home.activeAlarms,
    caption: 'In all site groups',
    state: 'alarm',
    icon: micro.BellAlertIcon,
    urgent: home.activeAlarms > 0,
  },
  {
    label: 'On test',
    value: home.onTest,
    caption: 'Sites nobody watches now',
    state: 'test',
    icon: micro.BeakerIcon,
  },
  {
    label: 'Failed logins',
    value: home.failedLogins24h,
    caption: 'Within 24 hours',
    state: 'trouble',
    icon: micro.LockClosedIcon,
  },
  {
    label: 'Waiting logins',
    value: home.waitingAccounts,
    caption: 'After failed tries',
    state: 'info',
    icon: micro.ClockIcon,
  },
  {
    label: 'Open sessions',
    value: home.openSessions,
    caption: 'Signed in now',
    state: 'neutral',
    icon: micro.ComputerDesktopIcon,
  },
  {
    label: 'Sites',
    value: home.sites,
    caption: `${home.siteGroups} site groups`,
    state: 'ok',
    icon: micro.ShieldCheckIcon,
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
      {home.banner !== null && <BannerCard known={home.banner} />}
      <InsetSlot name="news-card" />
    </Stack>
  );
});

/** The staff's dashboard over the whole installation (domain guide 6.19). */
export const StaffHomePage = () => (
  <LoadedPage
    title="Home"
    from={useModel('staffHome')}
    waiting="Loading the figures of the installation"
    head={({ asOf, sites, siteGroups }) => (
      <>
        <span>{formatStamp(asOf, Intl.DateTimeFormat().resolvedOptions().timeZone)}</span>
        <span>{`${counted(sites, 'site')} of ${counted(siteGroups, 'site group')}`}</span>
      </>
    )}
  >
    {(home) => <Figures home={home} />}
  </LoadedPage>
);

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly staffHome: Loadable<StaffHome>;
  }
}
