import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import MagnifyingGlassIcon from '@heroicons/react/20/solid/MagnifyingGlassIcon';
import * as micro from '@heroicons/react/16/solid';
import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { StaffHome } from '#core/home/staff-home.schema.ts';
import { grantedPermissions } from '#core/session/granted-permissions.rule.ts';
import { STAFF_RIGHTS } from '#core/permission/permissions.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { staffHomeApi } from '#core/home/staff-home.api.ts';
import { silentAlarmsApi } from '#core/silent-alarms/silent-alarms.api.ts';
import type { IntakePage } from '#core/support/supported-users.schema.ts';
import { StateStrip, type StripFigure } from '../kit/state-strip.tsx';
import { formatStamp, readerZone } from '../kit/format-time.ts';
import { Button } from '../kit/button.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { Grid } from '../kit/grid.ts';
import { Stack } from '../kit/stack.ts';
import { Loadable } from '../shell/loadable.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useRegistry } from '../shell/registry.ts';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { useDrawnReady } from '../shell/use-drawn-ready.ts';
import { useModel } from '../shell/use-model.ts';
import { staffTiles, type StaffTile } from './staff-tiles.rule.ts';
import { LockedCard, MailFailuresCard, ViewAsCard } from './desk-cards.tsx';
import type { DeskViewModel } from './desk.view-model.ts';
import { deskModel, inboxModel, mayHelp } from './support.models.ts';
import { FailedSignInsCard } from './failed-sign-ins.tsx';
import { InboxCard } from './staff-inbox.tsx';
import { StaffHomeWaiting, TitleBar } from './staff-home-waiting.look.tsx';
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
  locked: { label: 'Locked accounts', state: 'trouble', icon: micro.LockClosedIcon },
  failed: { label: 'Failed sign-ins', state: 'trouble', icon: micro.KeyIcon },
  reports: { label: 'Failed reports', state: 'trouble', icon: micro.DocumentTextIcon },
  visits: { label: 'View-as sessions', state: 'info', icon: micro.EyeIcon },
  inbox: { label: 'Inbox', state: 'neutral', icon: micro.InboxIcon },
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

const totals = ({ activeAlarms, onTest, siteGroups, sites }: StaffHome): string =>
  `${counted(sites, 'site')} in ${counted(siteGroups, 'group')}, ${activeAlarms} in alarm, ${onTest} on test`;

const Figures = observer(
  ({
    home,
    desk,
    inbox,
  }: {
    readonly home: StaffHome;
    readonly desk: DeskViewModel;
    readonly inbox: Loadable<IntakePage>;
  }) => {
    const { view } = useRegistry().create('session');
    const mayReadAuditLog = view !== null && grantedPermissions(view.user).has(STAFF_RIGHTS.audit);
    const counts = {
      locked: desk.locked.length,
      written: inbox.state.at === 'ready' ? inbox.state.value.total : 0,
    };
    const tiles = staffTiles(home, counts, mayReadAuditLog);
    const signals = home.signals !== null && (
      <SignalIntakeCard intake={home.signals} now={home.asOf} />
    );
    const isIntakeUrgent = tiles.some(({ id }) => id === 'receivers' || id === 'unplaced');
    return (
      <Stack gap={4}>
        {tiles.length > 0 && <StateStrip figures={tiles.map(figureOf)} />}
        <Grid columns="text" gap={4}>
          <Stack gap={4}>
            {isIntakeUrgent && signals}
            {home.logins !== null && (
              <FailedSignInsCard
                signIns={home.logins}
                now={home.asOf}
                mayReadAuditLog={mayReadAuditLog}
              />
            )}
            <LockedCard model={desk} />
            <ViewAsCard model={desk} />
            {home.failures !== null && <MailFailuresCard model={desk} failures={home.failures} />}
            {!isIntakeUrgent && signals}
          </Stack>
          <Stack gap={4}>
            {home.banner !== null && <BannerCard known={home.banner} />}
            {home.intake !== null && <InboxCard inbox={inbox} />}
            <InsetSlot name="news-card" />
          </Stack>
        </Grid>
      </Stack>
    );
  },
);

/** The staff's dashboard page for the whole installation (domain guide 6.19). */
export const StaffHomePage = observer(() => {
  const home = useModel('staffHome');
  const desk = useModel('homeDesk');
  const inbox = useModel('inbox');
  const registry = useRegistry();
  const reads = [home, desk.desk, inbox];
  // All of the page is drawn at once, so that nothing on it moves while it loads.
  const isWaiting = !useDrawnReady(reads.every(({ state }) => state.at !== 'loading'));
  return (
    <>
      <PageTitle
        title="Home"
        actions={
          <>
            <Button
              icon={<MagnifyingGlassIcon />}
              onClick={() => registry.create('dialogs').open('people-search')}
            >
              Find a person
            </Button>
            <IconButton
              bordered
              label="Refresh"
              onClick={() => {
                for (const read of reads) void read.load();
              }}
            >
              <ArrowPathIcon />
            </IconButton>
          </>
        }
      >
        {home.state.at === 'ready' && !isWaiting ? (
          <>
            <span data-word="">{formatStamp(home.state.value.asOf, readerZone())}</span>
            <span data-word="">{totals(home.state.value)}</span>
          </>
        ) : (
          <>
            <TitleBar data-word="" of="time" />
            <TitleBar data-word="" of="counts" />
          </>
        )}
      </PageTitle>
      <Stack gap={4}>
        <SilentAlarms />
        {isWaiting ? (
          <StaffHomeWaiting label="Loading the figures of the installation" />
        ) : (
          <LoadedView from={home} waiting="Loading the figures of the installation">
            {(value) => <Figures home={value} desk={desk} inbox={inbox} />}
          </LoadedView>
        )}
      </Stack>
    </>
  );
});

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly staffHome: Loadable<StaffHome>;
    /** The newest unassigned reports, on the staff's Home. */
    readonly inbox: Loadable<IntakePage>;
  }
}

export const section = createSection(StaffHomePage, {
  staffHome: ({ gatewayOf }) =>
    new Loadable({
      read: () => gatewayOf(staffHomeApi).staffHome(),
      fallback: 'The figures of the installation could not be loaded.',
    }),
  homeDesk: deskModel,
  inbox: inboxModel,
  silentAlarms: ({ context, live, gatewayOf }) =>
    new SilentAlarmsViewModel({
      gateway: gatewayOf(silentAlarmsApi),
      live,
      mayTake: mayHelp(context.current.view),
    }),
});
