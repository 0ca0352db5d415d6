import type { WallClock } from '../kernel/wall-clock.port.ts';
import { instantOf } from '../kernel/instant.ts';
import type { Gap } from './on-call.ts';
import type { OnCallOverview } from './on-call-overview.schema.ts';
import { planOfOverview } from './plan-of-overview.rule.ts';
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
export const gapsAhead = (overview: OnCallOverview, clock: WallClock): readonly GapAhead[] => {
  const now = instantOf(overview.asOf);
  const until = instantOf(overview.until);
  return overview.lists
    .flatMap(({ id }) => {
      const plan = planOfOverview(overview, id);
      const gaps = plan === null ? [] : resolveOnCall(plan, now, until, clock).gaps;
      return gaps
        .filter(({ from, tier }) => tier === 'primary' && from < now + AHEAD)
        .map((gap) => ({ ...gap, listId: id, goesOn: gap.to === until }));
    })
    .toSorted((a, b) => a.from - b.from);
};
