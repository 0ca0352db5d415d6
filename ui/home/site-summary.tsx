import * as outline from '@heroicons/react/24/outline';
import BeakerIcon from '@heroicons/react/20/solid/BeakerIcon';
import ShieldCheckIcon from '@heroicons/react/20/solid/ShieldCheckIcon';
import ExclamationTriangleIcon from '@heroicons/react/20/solid/ExclamationTriangleIcon';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { SiteState } from '#core/home/consumer-home.schema.ts';
import { summaryWord } from '#core/home/summary-word.rule.ts';
import { testAction } from '#core/home/test-action.rule.ts';
import { troubleText } from '#core/home/trouble-text.rule.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import { testPath } from '#core/sites/site-part-path.rule.ts';
import { Button } from '../kit/button.tsx';
import { Grid } from '../kit/grid.ts';
import { Row, Stack } from '../kit/stack.ts';
import { Text, Strong } from '../kit/text.ts';
import { Icon } from '../kit/icon.tsx';
import { Card, CardFoot } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { between, formatDuration, formatZonedMoment } from '../kit/format-time.ts';
import { TextLink } from '../kit/links.ts';
import { StatePanel } from './state-panel.look.tsx';
import { useTestRights } from '../shell/use-test-rights.ts';
import { AreasCard } from './areas-card.tsx';
import { CallListCard } from './call-list-card.tsx';
import { CompletenessCard } from './completeness-card.tsx';
import { HoursCard } from './hours-card.tsx';

const LOOKS = {
  Monitored: { state: 'ok', icon: outline.ShieldCheckIcon },
  Trouble: { state: 'trouble', icon: outline.ExclamationTriangleIcon },
  'On test': { state: 'test', icon: outline.BeakerIcon },
  'Out of service': { state: 'alarm', icon: outline.NoSymbolIcon },
  'Install pending': { state: 'info', icon: outline.WrenchIcon },
  'Cancel pending': { state: 'trouble', icon: outline.ClockIcon },
  Canceled: { state: 'neutral', icon: outline.NoSymbolIcon },
} as const;

/** Names what needs attention: the first trouble, and how many more there are. */
const attention = ({ openTroubles: [first, ...others] }: SiteState): string => {
  if (first === undefined) return '';
  const more = others.length === 0 ? '' : `, and ${others.length} more`;
  return ` Needs attention: ${first.text}${more}.`;
};

const meaning = (site: SiteState, now: string): string => {
  const { notWatched } = site;
  switch (site.monitoring) {
    case 'Monitored':
      return `Your system is being watched.${attention(site)}`;
    case 'On test':
      if (notWatched === null) return 'Your system is not being watched while it is on test.';
      return `${notWatched.part === null ? 'Your system' : 'Part of your system'} is not being watched until ${formatZonedMoment(notWatched.until, now, site.timeZone)}${notWatched.part === null ? '' : `: ${notWatched.part}`}.`;
    case 'Out of service':
      return 'Your system is not being watched. Call us if you did not request this.';
    case 'Install pending':
      return 'Your system is not being watched yet. Monitoring starts with its first signal.';
    case 'Cancel pending':
      return site.serviceEndsAt === null
        ? 'Your system is being watched until its service ends.'
        : `Your system is being watched until ${formatZonedMoment(site.serviceEndsAt, now, site.timeZone)}, when its service ends.`;
    case 'Cancelled':
      return 'Your service has ended. Nobody acts on signals from your system.';
  }
};

/** Returns a text about which panels are out of service; empty if none or all are. */
const outText = ({ monitoring, panelsOut }: SiteState): string =>
  panelsOut.length === 0 || monitoring === 'Out of service'
    ? ''
    : `${panelsOut.join(', ')} ${panelsOut.length === 1 ? 'is' : 'are'} out of service: nobody acts on signals from there.`;

const lastSignal = (site: SiteState, now: string): string => {
  if (site.lastSignalAt === null) return 'No signal has arrived yet.';
  const at = formatZonedMoment(site.lastSignalAt, now, site.timeZone);
  const what = site.lastSignal === null ? '' : `: ${site.lastSignal}`;
  return `Last signal ${at}${what}.`;
};

/** Shows whether the system is monitored, with a label, a sentence and a color (domain guide 6.7). */
const MonitoringPanel = observer(
  ({ site, now }: { readonly site: SiteState; readonly now: string }) => {
    const navigate = useNavigate();
    const { mayEdit } = useTestRights();
    const word = summaryWord(site);
    const action = testAction(site.monitoring);
    const what = action === 'Take off test' ? 'off' : 'new';
    return (
      <StatePanel
        {...LOOKS[word]}
        title={word}
        {...(mayEdit &&
          action !== null && {
            actions: (
              <Button
                look={what === 'off' ? 'primary' : 'secondary'}
                icon={what === 'off' ? <ShieldCheckIcon /> : <BeakerIcon />}
                onClick={() => void navigate(testPath(APPLICATIONS.customer, site.siteNum, what))}
              >
                {action}
              </Button>
            ),
          })}
      >
        {meaning(site, now)} {outText(site)} {lastSignal(site, now)}
      </StatePanel>
    );
  },
);

/** Returns the path of Panel info with a prepared message to the dealer. */
const serviceAddress = (
  { siteNum }: SiteState,
  { devNum, text }: Pick<SiteState['openTroubles'][number], 'devNum' | 'text'>,
): string =>
  `/msa/panel-info?sn=${siteNum}&dn=${devNum}&${new URLSearchParams({ service: text }).toString()}`;

const alarms = (count: number): string =>
  `${count === 0 ? 'No alarm' : counted(count, 'alarm')} in the last 30 days.`;

/** A card with open troubles and their age, and the number of alarms in the last 30 days. */
export const TroublesCard = ({ site, now }: { readonly site: SiteState; readonly now: string }) => (
  <Card
    title="Open troubles"
    inset={false}
    {...(site.openTroubles.length > 0 && { count: site.openTroubles.length })}
  >
    {site.openTroubles.length === 0 ? (
      <EmptyState
        icon={outline.CheckCircleIcon}
        title="No open troubles"
        text="Every sensor that reported a fault has recovered."
      />
    ) : (
      <Stack as="ul" gap={4} pad={4}>
        {site.openTroubles.map(({ code, devNum, text, since }) => (
          <Row as="li" gap={3} align="stretch" key={`${devNum} ${text} ${since}`}>
            <Icon of={ExclamationTriangleIcon} size={20} tone="trouble" />
            <div>
              <Strong block>{text}</Strong>
              <Text as="p" size="small" tone="muted">
                For {formatDuration(between(since, now))}. {troubleText({ code })}
              </Text>
              <TextLink size="sm">
                <Link to={serviceAddress(site, { devNum, text })}>Request service</Link>
              </TextLink>
            </div>
          </Row>
        ))}
      </Stack>
    )}
    <CardFoot>{alarms(site.alarmsLast30Days)}</CardFoot>
  </Card>
);

/**
 * The cards with hours and call list, and the card with missing account data. Hours and call list are shown only to users
 * with the right to see them.
 */
export const SideCards = ({ site }: { readonly site: SiteState }) => (
  <>
    {site.hours !== null && <HoursCard siteNum={site.siteNum} hours={site.hours} />}
    {site.callList !== null && <CallListCard siteNum={site.siteNum} list={site.callList} />}
    <CompletenessCard siteNum={site.siteNum} />
  </>
);

/** Shows state, areas and open troubles of a site, in words that a home owner understands at night. */
export const SiteSummary = ({
  site,
  now,
  instead,
  children,
}: {
  readonly site: SiteState;
  readonly now: string;
  /** Shown instead of the monitoring state while it is unknown whether an alarm is open. */
  readonly instead?: ReactNode;
  /** The recent events of the site. */
  readonly children?: ReactNode;
}) => (
  <Stack as="section" gap={4} aria-label={site.siteName}>
    {instead ?? <MonitoringPanel site={site} now={now} />}
    <Grid columns="side" gap={4}>
      <Stack gap={4}>
        <AreasCard site={site} now={now} />
        {children}
      </Stack>
      <Stack gap={4}>
        <TroublesCard site={site} now={now} />
        <SideCards site={site} />
      </Stack>
    </Grid>
  </Stack>
);
