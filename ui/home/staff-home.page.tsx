import * as micro from '@heroicons/react/16/solid';
import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { StaffHome } from '#core/home/staff-home.schema.ts';
import { grantedPermissions } from '#core/session/granted-permissions.rule.ts';
import { STAFF_RIGHTS } from '#core/permission/permissions.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import { staffHomeApi } from '#core/home/staff-home.api.ts';
import { silentAlarmsApi } from '#core/silent-alarms/silent-alarms.api.ts';
import { StateStrip, type StripFigure } from '../kit/state-strip.tsx';
import { formatStamp, readerZone } from '../kit/format-time.ts';
import { Grid } from '../kit/grid.ts';
import { Stack } from '../kit/stack.ts';
import { Loadable } from '../shell/loadable.ts';
import { LoadedPage } from '../shell/loaded-view.tsx';
import { useRegistry } from '../shell/registry.ts';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { useModel } from '../shell/use-model.ts';
import { staffTiles, type StaffTile } from './staff-tiles.rule.ts';
import { MailFailures } from './mail-failures.tsx';
import { SignalIntakeCard } from './signal-intake-card.tsx';
import { BannerCard } from './banner-card.tsx';
import { SilentAlarms } from './silent-alarms.tsx';
import { SilentAlarmsViewModel } from './silent-alarms.view-model.ts';
import { createSection } from '../sections/section.ts';

const LOOKS = {
  receivers: {
    label: 'Silent receivers',
    state: 'alarm',
    icon: micro.SignalSlashIcon,
    urgent: true,
  },
  unplaced: { label: 'Signals not placed', state: 'trouble', icon: micro.QuestionMarkCircleIcon },
  mail: { label: 'Mail failures', state: 'alarm', icon: micro.EnvelopeIcon, urgent: true },
  failed: { label: 'Failed sign-ins', state: 'trouble', icon: micro.KeyIcon },
  reports: { label: 'Failed reports', state: 'trouble', icon: micro.DocumentTextIcon },
  visits: { label: 'Visits running', state: 'info', icon: micro.EyeIcon },
  bugs: { label: 'New bugs', state: 'trouble', icon: micro.BugAntIcon },
  feedback: { label: 'New feedback', state: 'info', icon: micro.ChatBubbleLeftIcon },
  news: { label: 'Live news', state: 'neutral', icon: micro.NewspaperIcon },
} as const satisfies Record<
  StaffTile['id'],
  Pick<StripFigure, 'label' | 'state' | 'icon' | 'urgent'>
>;

const figureOf = ({ id, value, caption, to }: StaffTile): StripFigure => ({
  ...LOOKS[id],
  value,
  caption,
  ...(to !== null && {
    link: (name: ReactNode) => (
      <Link data-link="" to={to}>
        {name}
      </Link>
    ),
  }),
});

const Figures = observer(({ home }: { readonly home: StaffHome }) => {
  const registry = useRegistry();
  const { view } = registry.create('session');
  const mayReadAuditLog = view !== null && grantedPermissions(view.user).has(STAFF_RIGHTS.audit);
  const tiles = staffTiles(home, mayReadAuditLog);
  return (
    <Stack gap={4}>
      <SilentAlarms />
      {tiles.length > 0 && <StateStrip figures={tiles.map(figureOf)} />}
      <Grid columns="text" gap={4}>
        {home.intake !== null && (
          <Stack gap={4}>
            {home.signals !== null && <SignalIntakeCard intake={home.signals} now={home.asOf} />}
            <MailFailures failures={home.failures ?? []} />
            <InsetSlot name="support-cards" />
          </Stack>
        )}
        <Stack gap={4}>
          {home.banner !== null && <BannerCard known={home.banner} />}
          {home.intake !== null && <InsetSlot name="inbox-card" />}
          <InsetSlot name="news-card" />
        </Stack>
      </Grid>
    </Stack>
  );
});

/** The staff's dashboard page for the whole installation (domain guide 6.19). */
export const StaffHomePage = () => (
  <LoadedPage
    title="Home"
    from={useModel('staffHome')}
    waiting="Loading the figures of the installation"
    head={({ asOf, sites, siteGroups, activeAlarms, onTest }) => (
      <>
        <span data-word="">{formatStamp(asOf, readerZone())}</span>
        <span data-word="">{`${counted(sites, 'site')} of ${counted(siteGroups, 'site group')}, ${activeAlarms} in alarm, ${onTest} on test`}</span>
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

const mayTake = (view: SessionContext['current']['view']): boolean =>
  view !== null && grantedPermissions(view.user).has(STAFF_RIGHTS.support);

/** The section of the staff's dashboard: the page and its view models. */
export const section = createSection(StaffHomePage, {
  staffHome: ({ gatewayOf }) =>
    new Loadable({
      read: () => gatewayOf(staffHomeApi).staffHome(),
      fallback: 'The figures of the installation could not be loaded.',
    }),
  silentAlarms: ({ context, live, gatewayOf }) =>
    new SilentAlarmsViewModel({
      gateway: gatewayOf(silentAlarmsApi),
      live,
      mayTake: mayTake(context.current.view),
    }),
});
