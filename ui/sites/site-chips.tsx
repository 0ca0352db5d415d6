import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { siteStates } from '#core/sites/site-state.rule.ts';
import { between, formatDuration } from '../kit/format-time.ts';
import { styled } from '../kit/styled.ts';
import { TestChip } from '../kit/test-chip.tsx';
import { AreaBadge } from './area-badge.tsx';
import { SiteStateBadge } from './site-state-mark.tsx';

const Row = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    minHeight: '28px',
    // Where there is room it stands beside the name.
    '@media (min-width: 641px)': { '& > [data-test]': { display: 'none' } },
  },
});

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
    <Row aria-label="State">
      {siteStates(badges, now).map((state) => (
        <li key={state} data-test={state === 'On test' ? '' : undefined}>
          {state === 'On test' ? (
            <RunningTest until={badges.onTestUntil} now={now} />
          ) : (
            <SiteStateBadge state={state} />
          )}
        </li>
      ))}
      {areas.map(({ devNum, num, name, state }) => (
        <li key={`${devNum} ${num}`}>
          <AreaBadge state={state}>{`${name} · ${state}`}</AreaBadge>
        </li>
      ))}
    </Row>
  );
};
