import type { WallClock } from '../kernel/wall-clock.port.ts';
import { instantOf } from '../kernel/instant.ts';
import type { Gap } from './on-call.ts';
import type { OnCallDesk } from './on-call.schema.ts';
import { planOfDesk } from './plan-of-desk.rule.ts';
import { resolveOnCall } from './resolve-on-call.rule.ts';

/** How far ahead hours without anybody are named, in milliseconds: four weeks. */
const AHEAD = 28 * 86400000;

/** Hours of a list's first place that nobody has. */
export interface GapAhead extends Gap {
  readonly listId: string;
  /** It ends later than the desk tells. */
  readonly goesOn: boolean;
}

/** Gaps that begin within four weeks, each to its own end, the nearest first. */
export const gapsAhead = (desk: OnCallDesk, clock: WallClock): readonly GapAhead[] => {
  const now = instantOf(desk.asOf);
  const until = instantOf(desk.until);
  return desk.lists
    .flatMap(({ id }) => {
      const plan = planOfDesk(desk, id);
      const gaps = plan === null ? [] : resolveOnCall(plan, now, until, clock).gaps;
      return gaps
        .filter(({ from, tier }) => tier === 'primary' && from < now + AHEAD)
        .map((gap) => ({ ...gap, listId: id, goesOn: gap.to === until }));
    })
    .toSorted((a, b) => a.from - b.from);
};
