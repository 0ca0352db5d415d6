import type { SiteState } from '#core/home/home.schema.ts';
import BeakerIcon from '@heroicons/react/24/outline/BeakerIcon';
import NoSymbolIcon from '@heroicons/react/24/outline/NoSymbolIcon';
import ShieldCheckIcon from '@heroicons/react/24/outline/ShieldCheckIcon';
import WrenchIcon from '@heroicons/react/24/outline/WrenchIcon';
import { formatMoment, formatZone } from '../kit/format-time.ts';
import { StatePanel } from '../kit/state-panel.tsx';

const LOOKS = {
  Monitored: { state: 'ok', icon: ShieldCheckIcon },
  'On test': { state: 'test', icon: BeakerIcon },
  'Out of service': { state: 'alarm', icon: NoSymbolIcon },
  'Install pending': { state: 'info', icon: WrenchIcon },
} as const;

const meaning = (site: SiteState, now: string): string => {
  const until =
    site.onTestUntil === null ? null : formatMoment(site.onTestUntil, now, site.timeZone);
  switch (site.monitoring) {
    case 'Monitored':
      return 'Your system is being watched.';
    case 'On test':
      return until === null
        ? 'Your system is not being watched while it is on test.'
        : `Your system is not being watched until ${until} ${formatZone(now, site.timeZone)}.`;
    case 'Out of service':
      return 'Your system is not being watched. Call us if you did not ask for that.';
    case 'Install pending':
      return 'Your system is not being watched yet. That begins with its first signal.';
  }
};

const lastSignal = (site: SiteState, now: string): string => {
  if (site.lastSignalAt === null) return 'No signal has arrived yet.';
  const at = formatMoment(site.lastSignalAt, now, site.timeZone);
  const what = site.lastSignal === null ? '' : `: ${site.lastSignal}`;
  return `Last signal ${at} ${formatZone(site.lastSignalAt, site.timeZone)}${what}.`;
};

/** Is my system being watched: in a word, a sentence and a colour (domain guide 6.7). */
export const MonitoringPanel = ({
  site,
  now,
}: {
  readonly site: SiteState;
  readonly now: string;
}) => (
  <StatePanel {...LOOKS[site.monitoring]} title={site.monitoring}>
    {meaning(site, now)} {lastSignal(site, now)}
  </StatePanel>
);
