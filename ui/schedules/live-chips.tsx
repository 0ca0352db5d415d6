import { observer } from 'mobx-react-lite';
import { wallText } from '#core/schedules/site-hours.rule.ts';
import { DAY_MINUTES } from '#core/schedules/effective-hours.rule.ts';
import { shouldClose } from '#core/schedules/layers-of-day.rule.ts';
import { formatClock, formatMoment } from '../kit/format-time.ts';
import { AreaBadge } from '../shell/area-badge.tsx';
import type { SchedulesViewModel } from './schedules.view-model.ts';

/** Maximum count of chips beside a title. */
const MOST = 2;

/** The state of the areas: open or closed, since when, by whom, and the next due time to close (domain guide 6.5 "View"). */
export const LiveChips = observer(({ model }: { readonly model: SchedulesViewModel }) => {
  const { site } = model;
  const { areaNum } = model.shown;
  if (site === null) return null;
  const shown = site.areas.filter(({ num }) => areaNum === null || num === areaNum);
  const open = shown.filter(({ state }) => state === 'Open');
  const areas = open.length > 0 ? open : shown.slice(0, areaNum === null ? 0 : 1);
  return areas.slice(0, MOST).map(({ num, name, state, since, by }) => {
    const close = state === 'Open' ? shouldClose(model.shown.plan, num, model.shown.at) : null;
    return (
      <AreaBadge key={num} state={state}>
        {site.areas.length > 1 && areaNum === null && `${name}: `}
        {state} since {formatMoment(since, model.shown.nowText, site.timeZone)}
        {by !== null && ` (${/^\d+$/.test(by) ? `keypad user ${by}` : by})`}
        {close !== null &&
          `. Due to close by ${formatClock(wallText(Math.max(close, 0)))}${close >= DAY_MINUTES ? ' next day' : ''}`}
      </AreaBadge>
    );
  });
});
