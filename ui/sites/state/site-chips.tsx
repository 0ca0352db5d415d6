import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { siteStates } from '#core/sites/site-state.rule.ts';
import { areasSummary } from '#core/sites/areas-summary.rule.ts';
import { StateChips } from './state-chips.look.tsx';
import { AreaBadge } from '../../shell/area-badge.tsx';
import { OnTestChip } from '../../shell/on-test-chip.tsx';
import { SiteStateBadge } from '../../shell/site-state-mark.tsx';

/** The current states of a site beside its name, most urgent first, and on phones the areas if there is room. */
export const SiteStates = ({ info, now }: { readonly info: SiteInfo; readonly now: string }) => {
  const { areas, badges, timeZone } = info;
  const summary = areasSummary(areas);
  const states = siteStates(badges, now);
  return (
    <StateChips place="name" aria-label="State">
      {states.map((state) => (
        <li key={state}>
          {state === 'On test' ? (
            <OnTestChip size="lg" until={badges.onTestUntil} timeZone={timeZone} now={now} />
          ) : (
            <SiteStateBadge state={state} held={badges.alarmHeld} />
          )}
        </li>
      ))}
      {summary !== null && summary.state !== 'Alarm' && states.length === 1 && (
        <li data-phone="">
          <AreaBadge state={summary.state}>{summary.short}</AreaBadge>
        </li>
      )}
    </StateChips>
  );
};

/** The number of areas for which the header has room beside the tabs. */
const ROOM = 2;

/** The areas of a site with their states. Windows without room for all of them sum them up. */
export const AreaChips = ({ areas }: Pick<SiteInfo, 'areas'>) => {
  const summary = areasSummary(areas);
  if (summary === null) return null;
  const isRoom =
    areas.length <= ROOM && new Set(areas.map(({ name }) => name)).size === areas.length;
  return (
    <StateChips place="foot" data-chips="" aria-label="Areas">
      {areas.map(({ devNum, num, name, state }) => (
        <li
          key={`${devNum} ${num}`}
          data-each={areas.length === 1 ? undefined : isRoom ? 'wide' : 'phone'}
        >
          <AreaBadge state={state}>{`${name} · ${state}`}</AreaBadge>
        </li>
      ))}
      {areas.length > 1 && (
        <li data-sum={isRoom ? 'medium' : 'wide'}>
          <AreaBadge state={summary.state}>{summary.text}</AreaBadge>
        </li>
      )}
    </StateChips>
  );
};
