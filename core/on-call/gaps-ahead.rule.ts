import type { WallClock } from '../kernel/wall-clock.port.ts';
import { instantOf } from '../kernel/instant.ts';
import type { Gap } from './on-call.ts';
import type { OnCallOverview } from './on-call-overview.schema.ts';
import { planOfOverview } from './plan-of-overview.rule.ts';
import { resolveOnCall } from './resolve-on-call.rule.ts';

/** How far ahead gaps are reported, in milliseconds: four weeks. */
const AHEAD = 28 * 86400000;

/** A time span in which a list has no primary person. */
export interface GapAhead extends Gap {
  readonly listId: string;
  /** True if the gap continues beyond the loaded period. */
  readonly goesOn: boolean;
}

/** Returns the gaps of primary positions that start within four weeks, each with its full length, nearest first. */
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
