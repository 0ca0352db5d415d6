import type { WallClock } from '../kernel/wall-clock.port.ts';
import type { OpenState } from './business-hours.ts';
import { hoursStretches, type HoursOfGroup } from './open-state.rule.ts';

const DAY = 86400000;
/** How far past the time span to search for the next change, in milliseconds. The first step is enough for most groups. */
const AHEAD = [40 * DAY, 400 * DAY];

/** Returns a function that tells whether a site group is open at a time within a span, and until when. */
export const openTimes = (
  group: HoursOfGroup,
  from: number,
  to: number,
  clock: Pick<WallClock, 'wallTime' | 'instant'>,
): ((at: number) => Pick<OpenState, 'open' | 'until'>) => {
  const changesWithin = (ahead: number) => {
    const changes: { readonly open: boolean; readonly from: number }[] = [];
    for (const { from: begins, open } of hoursStretches(group, from, to + ahead, clock))
      if (changes.at(-1)?.open !== open) changes.push({ from: begins, open });
    return changes;
  };
  let changes = changesWithin(AHEAD[0] ?? 0);
  if ((changes.at(-1)?.from ?? from) <= to) changes = changesWithin(AHEAD[1] ?? 0);
  return (at) => {
    const next = changes.findIndex((one) => one.from > at);
    const now = next === -1 ? changes.at(-1) : changes[Math.max(0, next - 1)];
    return { open: now?.open ?? false, until: changes[next]?.from ?? null };
  };
};
