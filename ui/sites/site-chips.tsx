import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { siteStates } from '#core/sites/site-state.rule.ts';
import { between, formatDuration } from '../kit/format-time.ts';
import { StateChips } from '../kit/state-chips.tsx';
import { TestChip } from '../kit/test-chip.tsx';
import { AreaBadge } from '../shell/area-badge.tsx';
import { SiteStateBadge } from '../shell/site-state-mark.tsx';

/** The chip of a running test beside a site's name. */
export const RunningTest = ({
  until,
  now,
}: {
  readonly until: string | null;
  readonly now: string;
}) => (
  <TestChip size="lg">
    {until === null ? 'ON TEST' : `ON TEST · ${formatDuration(between(now, until))} left`}
  </TestChip>
);

/** Everything that is to be said about a site now: its states, most urgent first, then its areas. */
export const SiteChips = ({ info, now }: { readonly info: SiteInfo; readonly now: string }) => {
  const { badges, areas } = info;
  return (
    <StateChips
      label="State"
      chips={[
        ...siteStates(badges, now).map((state) => ({
          key: state,
          phone: state === 'On test',
          content:
            state === 'On test' ? (
              <RunningTest until={badges.onTestUntil} now={now} />
            ) : (
              <SiteStateBadge state={state} />
            ),
        })),
        ...areas.map(({ devNum, num, name, state }) => ({
          key: `${devNum} ${num}`,
          content: <AreaBadge state={state}>{`${name} · ${state}`}</AreaBadge>,
        })),
      ]}
    />
  );
};
