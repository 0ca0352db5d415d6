import { stateWord } from '#core/sites/site-state.rule.ts';
import CpuChipIcon from '@heroicons/react/24/outline/CpuChipIcon';
import WrenchScrewdriverIcon from '@heroicons/react/20/solid/WrenchScrewdriverIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Panel, PanelInfo } from '#core/panel-info/panel-info.schema.ts';
import { impersonationLimits } from '#core/impersonation/impersonation-limits.rule.ts';
import { panelInfoApi } from '#core/panel-info/panel-info.api.ts';
import { Badge } from '../kit/badge.tsx';
import { Card } from '../kit/card.tsx';
import { DeviceTiles } from './device-tiles.look.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatDate } from '../kit/format-time.ts';
import { Grid } from '../kit/grid.ts';
import { Notice } from '../kit/notice.tsx';
import { Stack } from '../kit/stack.ts';
import type { Act } from '../shell/acts/acts-in-place.rule.ts';
import { HealthBadge } from '../shell/health-badge.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { OnTestChip } from '../shell/on-test-chip.tsx';
import { SitePart, usePartSite } from '../shell/site-part.tsx';
import { usePlace } from '../shell/use-place.ts';
import { CommunicationCard } from './communication-card.tsx';
import { HealthCard } from './health-card.tsx';
import { AreasCard, LastSignalCard } from './live-cards.tsx';
import { MONITORING_LOOKS } from './panel-looks.ts';
import { PanelInfoViewModel } from './panel-info.view-model.ts';
import { PathCard } from './path-card.tsx';
import { ServiceFactsCard } from './panel-facts.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { RequestsCard } from './requests-card.tsx';
import { createSection } from '../sections/section.ts';

const NoPanel = () => (
  <Card inset={false}>
    <EmptyState
      icon={CpuChipIcon}
      title="No panel on file for this site."
      text="Your dealer adds one during installation."
    />
  </Card>
);

const StateBadges = ({
  panel,
  timeZone,
  now,
}: {
  readonly panel: Panel;
  readonly timeZone: string;
  readonly now: string;
}) => (
  <>
    {panel.monitoring === 'On test' ? (
      <OnTestChip until={panel.onTestUntil} timeZone={timeZone} now={now} />
    ) : (
      <Badge {...MONITORING_LOOKS[panel.monitoring]}>{stateWord(panel.monitoring)}</Badge>
    )}
    <HealthBadge health={panel.health} />
  </>
);

const Tiles = ({
  info,
  shown,
  now,
}: {
  readonly info: PanelInfo;
  readonly shown: Panel;
  readonly now: string;
}) => (
  <DeviceTiles
    label="Panels"
    tiles={info.panels.map((panel) => ({
      key: panel.devNum,
      icon: <CpuChipIcon aria-hidden />,
      name: panel.description,
      note: `Account ${panel.transmitterCode}`,
      states: <StateBadges panel={panel} timeZone={info.timeZone} now={now} />,
    }))}
    link={(devNum, tile) => (
      <Link
        to={`/msa/panel-info?sn=${info.siteNum}&dn=${devNum}`}
        data-tile="link"
        replace
        preventScrollReset
        aria-current={devNum === shown.devNum ? 'true' : undefined}
      >
        {tile}
      </Link>
    )}
  />
);

/** Signals from this site that match no account (domain guide 6.6 "Mismatch"). */
const Strangers = ({ info, now }: { readonly info: PanelInfo; readonly now: string }) =>
  info.strangers.length === 0 ? null : (
    <Notice
      tone="trouble"
      role="status"
      title="Signals arrive from a transmitter that is not linked to this site"
    >
      <p>
        {info.strangers
          .map(({ xmit, since }) => `${xmit}, since ${formatDate(since, now, info.timeZone)}`)
          .join(' · ')}
        . Nobody acts on them. Ask {info.dealer.name} to link it.
      </p>
    </Notice>
  );

/** Opens the service request once if the URL asks for it, with the panel and text from the URL. Back and a reload do not reopen it. */
const useAskedService = (model: PanelInfoViewModel, panel: Panel | undefined): void => {
  const [params, setParams] = useSearchParams();
  const asked = params.get('service');
  useEffect(() => {
    if (asked === null) return;
    setParams(
      (now) => {
        now.delete('service');
        return now;
      },
      { replace: true },
    );
    if (panel !== undefined && model.mayChange)
      model.openRequest(panel, `${asked.slice(0, 200)}.\n`);
  }, [asked, model, panel, setParams]);
};

const Shown = observer(
  ({ model, info }: { readonly model: PanelInfoViewModel; readonly info: PanelInfo }) => {
    const { devNum } = usePlace();
    const [first] = info.panels;
    const panel = info.panels.find((one) => one.devNum === devNum) ?? first;
    const now = model.nowText;
    useAskedService(model, panel);
    if (panel === undefined) return <NoPanel />;
    const part = { model, panel, info, now };
    return (
      <>
        <Tiles info={info} shown={panel} now={now} />
        <Strangers info={info} now={now} />
        <Grid columns="text" gap={4}>
          <Stack gap={4}>
            <HealthCard {...part} />
            <PathCard {...part} />
            <ServiceFactsCard {...part} />
          </Stack>
          <Stack gap={4}>
            <CommunicationCard key={panel.devNum} {...part} />
            <AreasCard {...part} />
            <LastSignalCard {...part} />
            <RequestsCard {...part} />
          </Stack>
        </Grid>
        <RequestDialog form={model.form} info={info} />
      </>
    );
  },
);

/** Returns what a customer can do about the panel on the screen. Call it in an `observer`. */
const useActs = (model: PanelInfoViewModel): readonly Act[] => {
  const { devNum } = usePlace();
  const panels = model.screen?.panels ?? [];
  const panel = panels.find((one) => one.devNum === devNum) ?? panels[0];
  if (panel === undefined || !model.mayChange) return [];
  const onSelect = (): void => model.openRequest(panel);
  return [{ id: 'service', text: 'Request service', icon: WrenchScrewdriverIcon, onSelect }];
};

/** The panels that protect a customer's site, with health, paths, service, and the requests a person can make (domain guide 6.6). */
export const PanelInfoPage = observer(() => {
  const model = useModel('panelInfo');
  const siteNum = usePartSite();
  useEffect(() => model.open(siteNum), [model, siteNum]);
  return (
    <SitePart title="Panel info" acts={useActs(model)}>
      <LoadedView from={model.info} waiting="Loading the panels of your site">
        {(info) => <Shown model={model} info={info} />}
      </LoadedView>
    </SitePart>
  );
});

/** The panel screen for customers. */
export const section = createSection(PanelInfoPage, {
  panelInfo: ({ live, clock, makeKey, context, gatewayOf }) =>
    new PanelInfoViewModel({
      read: (sn, how) => gatewayOf(panelInfoApi).panelInfo({ sn }, how),
      startTest: (sn, dn, id) => gatewayOf(panelInfoApi).startCommunicationTest({ sn, dn, id }),
      requestService: (sn, request) =>
        gatewayOf(panelInfoApi).requestService({ sn, ...request }, { idempotencyKey: request.id }),
      live,
      clock,
      makeKey,
      mayChange: impersonationLimits(context.current.view?.impersonation ?? null).mayChange,
    }),
});
