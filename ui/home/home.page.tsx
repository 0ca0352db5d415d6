import * as micro from '@heroicons/react/16/solid';
import InboxStackIcon from '@heroicons/react/24/outline/InboxStackIcon';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { DealerHome } from '#core/home/dealer-home.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { BulkSitesContext } from '../lists/bulk-sites.ts';
import { ActionLine } from '../kit/action-line.tsx';
import { BottomBar } from '../kit/bottom-bar.tsx';
import { Button } from '../kit/button.tsx';
import { formatStamp } from '../kit/format-time.ts';
import { Grid } from '../kit/grid.ts';
import { PageTitle } from '../kit/page-title.tsx';
import { Stack } from '../kit/stack.ts';
import { StateStrip, type StripFigure } from '../kit/state-strip.tsx';
import { LiveMark, LiveNotice } from '../live/live-notice.tsx';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { AttentionPanel } from './attention-panel.tsx';
import { HomeActions, PlaceOnTest } from './home-actions.tsx';
import { HomeBoard } from './home-board.tsx';
import { homeFigures, type HomeFigure } from './home-figures.rule.ts';
import type { HomeViewModel } from './home.view-model.ts';
import { useAttentionPlace } from './use-attention-place.ts';
import { createSection } from '../sections/section.ts';
import { homeModels } from './home.models.ts';

const LOOKS = {
  alarm: { label: 'Active alarms', state: 'alarm', icon: micro.BellAlertIcon },
  onTest: { label: 'On test', state: 'test', icon: micro.BeakerIcon },
  trouble: { label: 'Troubles', state: 'trouble', icon: micro.ExclamationTriangleIcon },
  silent: { label: 'Missed tests, offline', state: 'alarm', icon: micro.SignalSlashIcon },
  failToClose: { label: 'Fail to close', state: 'neutral', icon: micro.LockOpenIcon },
  install: { label: 'Install pending', state: 'info', icon: micro.WrenchIcon },
} as const satisfies Record<HomeFigure['id'], Pick<StripFigure, 'label' | 'state' | 'icon'>>;

const stripOf = (home: DealerHome): readonly StripFigure[] =>
  homeFigures(home).map(({ caption, id, to, value }) => ({
    ...LOOKS[id],
    value,
    caption,
    urgent: id === 'alarm' && value > 0,
    link: (name) => (
      <Link data-link="" to={to}>
        {name}
      </Link>
    ),
  }));

const NOT_COUNTED = { everybody: 0, mine: 0 };

/** Shows the number of items that need attention, and a button to work through them. Not rendered while the attention panel is open. */
const AttentionLine = observer(
  ({ model, onOpen }: { readonly model: HomeViewModel; readonly onOpen: () => void }) => {
    const { state } = model.attention.list;
    // While the count is loading, its line has its room, so that the board below does not move.
    const { everybody, mine } = state.at === 'ready' ? state.value.counts : NOT_COUNTED;
    const own = mine === 0 ? '' : `, ${mine} assigned to you`;
    return (
      <ActionLine
        label="What needs attention"
        icon={<InboxStackIcon aria-hidden />}
        text={
          state.at !== 'ready'
            ? 'Needs attention'
            : everybody === 0
              ? `Nothing needs attention${own}`
              : `${counted(everybody, 'item needs', 'items need')} attention${own}`
        }
      >
        <Button size="sm" onClick={onOpen}>
          Review
        </Button>
      </ActionLine>
    );
  },
);

const Dashboard = observer(
  ({ home, model }: { readonly home: DealerHome; readonly model: HomeViewModel }) => {
    const place = useAttentionPlace(model.attention);
    const { several } = model.attention;
    const { sites: asked } = several;
    const sites = useMemo(
      () =>
        asked && {
          ...asked,
          onDone: several.onSitesDone,
          onClose: () => several.closeSites(),
        },
      [asked, several],
    );
    return (
      <Stack gap={4}>
        <LiveNotice />
        <StateStrip figures={stripOf(home)} />
        {place.filter === null ? (
          <>
            {home.sites > 0 && (
              <AttentionLine model={model} onOpen={() => place.onShow('everybody')} />
            )}
            <HomeBoard home={home} model={model} />
          </>
        ) : (
          <Grid columns="aside" gap={4}>
            <AttentionPanel {...place} model={model.attention} filter={place.filter} />
            {sites === null ? (
              <HomeBoard home={home} model={model} narrow />
            ) : (
              <BulkSitesContext value={sites}>
                <InsetSlot name="bulk-sites" />
              </BulkSitesContext>
            )}
          </Grid>
        )}
      </Stack>
    );
  },
);

/** The dealer's dashboard: items that need attention, sites on test, then messages from customers and panels (domain guide 6.19). */
export const HomePage = observer(() => {
  const model = useModel('home');
  const { state } = model.figures;
  const hasSites = state.at !== 'ready' || state.value.sites > 0;
  return (
    <>
      <PageTitle
        title="Home"
        actions={<HomeActions mayTest={hasSites} onRefresh={() => void model.figures.load()} />}
      >
        <LiveMark />
        {state.at === 'ready' && (
          <span data-word="">
            {`${formatStamp(state.value.asOf, state.value.timeZone)} · ${counted(state.value.inTotals, 'site')}`}
          </span>
        )}
      </PageTitle>
      <LoadedView from={model.figures} waiting="Loading the figures of your accounts" inSteps>
        {(home) => <Dashboard home={home} model={model} />}
      </LoadedView>
      {hasSites && (
        <BottomBar>
          <PlaceOnTest />
        </BottomBar>
      )}
    </>
  );
});

export const section = createSection(HomePage, homeModels);
