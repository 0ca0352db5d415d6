import type { SiteInfo } from '#core/sites/site.schema.ts';
import { siteStates } from '#core/sites/site-state.rule.ts';
import { between, formatDuration } from '../kit/format-time.ts';
import { StateChips } from '../kit/state-panel.tsx';
import { TestChip } from '../kit/on-test.tsx';
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
    <StateChips aria-label="State">
      {siteStates(badges, now).map((state) =>
        // Where there is room it stands beside the name.
        state === 'On test' ? (
          <li key={state} data-phone="">
            <RunningTest until={badges.onTestUntil} now={now} />
          </li>
        ) : (
          <li key={state}>
            <SiteStateBadge state={state} />
          </li>
        ),
      )}
      {areas.map(({ devNum, num, name, state }) => (
        <li key={`${devNum} ${num}`}>
          <AreaBadge state={state}>{`${name} · ${state}`}</AreaBadge>
        </li>
      ))}
    </StateChips>
  );
};
