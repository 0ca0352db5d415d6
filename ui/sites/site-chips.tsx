import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { siteStates } from '#core/sites/site-state.rule.ts';
import { StateChips } from './state-chips.look.tsx';
import { AreaBadge } from '../shell/area-badge.tsx';
import { OnTestChip } from '../shell/on-test-chip.tsx';
import { SiteStateBadge } from '../shell/site-state-mark.tsx';

/** The current states of a site, most urgent first, then the states of its areas. */
export const SiteChips = ({ info, now }: { readonly info: SiteInfo; readonly now: string }) => {
  const { badges, areas } = info;
  return (
    <StateChips data-chips="" aria-label="State">
      {siteStates(badges, now).map((state) =>
        // Shown only on phones, because wide screens show this chip beside the name.
        state === 'On test' ? (
          <li key={state} data-phone="">
            <OnTestChip size="lg" until={badges.onTestUntil} timeZone={info.timeZone} now={now} />
          </li>
        ) : (
          <li key={state}>
            <SiteStateBadge state={state} />
          </li>
        ),
      )}
      {areas.map(({ devNum, num, name, state }) => (
        <li key={`${devNum} ${num}`} data-area="">
          <AreaBadge state={state}>{`${name} · ${state}`}</AreaBadge>
        </li>
      ))}
    </StateChips>
  );
};

/** The states of the areas in words, such as "Areas: 1 open, 1 closed", where there is no room for their chips. */
export const AreasLine = ({ areas }: Pick<SiteInfo, 'areas'>) => {
  if (areas.length === 0) return null;
  const states = [...new Set(areas.map(({ state }) => state))].map((state) => {
    const count = areas.filter((one) => one.state === state).length;
    return `${String(count)} ${state.toLowerCase()}`;
  });
  return <span data-areas="">{`Areas: ${states.join(', ')}`}</span>;
};
