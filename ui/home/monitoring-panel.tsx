import type { SiteState } from '#core/home/home.schema.ts';
import BeakerIcon from '@heroicons/react/24/outline/BeakerIcon';
import NoSymbolIcon from '@heroicons/react/24/outline/NoSymbolIcon';
import ShieldCheckIcon from '@heroicons/react/24/outline/ShieldCheckIcon';
import WrenchIcon from '@heroicons/react/24/outline/WrenchIcon';
import { formatMoment, formatZone } from '../kit/format-time.ts';
import { styled } from '../kit/styled.ts';
import { TestChip } from '../kit/test-chip.tsx';
import type { State } from '../kit/theme/colors.ts';

const look = (state: State) => ({
  background: `state.${state}.subtle`,
  borderColor: `state.${state}.border`,
  borderInlineStartColor: `state.${state}.solid`,
  '& > svg': { color: `state.${state}.solid` },
});

const Panel = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    padding: '20px 20px 20px 18px',
    border: '1px solid',
    borderInlineStartWidth: '6px',
    borderRadius: 'md',
    '& > svg': { width: '32px', height: '32px' },
    '& h3': { textStyle: 'title', display: 'flex', flexWrap: 'wrap', gap: '3' },
    '& p': { color: 'fg.muted' },
  },
  variants: {
    monitoring: {
      Monitored: look('ok'),
      'On test': {
        ...look('test'),
        borderInlineStart: '0',
        paddingInlineStart: '34px',
        position: 'relative',
        overflow: 'hidden',
        '&::before': {
          content: '""',
          position: 'absolute',
          insetBlock: '0',
          insetInlineStart: '0',
          width: '14px',
          backgroundImage:
            'repeating-linear-gradient(135deg, var(--p-colors-state-test-solid) 0 5px, var(--p-colors-state-test-subtle) 5px 10px)',
        },
      },
      'Out of service': look('alarm'),
      'Install pending': look('info'),
    },
  },
});

const ICONS = {
  Monitored: ShieldCheckIcon,
  'On test': BeakerIcon,
  'Out of service': NoSymbolIcon,
  'Install pending': WrenchIcon,
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
}) => {
  const Icon = ICONS[site.monitoring];
  return (
    <Panel monitoring={site.monitoring}>
      <Icon aria-hidden />
      <div>
        <h3>
          {site.monitoring}
          {site.monitoring === 'On test' && <TestChip>ON TEST</TestChip>}
        </h3>
        <p>
          {meaning(site, now)} {lastSignal(site, now)}
        </p>
      </div>
    </Panel>
  );
};
