import type { WallClock } from '../kernel/wall-clock.port.ts';
import { instantOf } from '../kernel/instant.ts';
import type { Tier } from './on-call.ts';
import type { OnCallOverview } from './on-call-overview.schema.ts';
import { planOfOverview } from './plan-of-overview.rule.ts';
import { resolveOnCall } from './resolve-on-call.rule.ts';

/** How far ahead shifts can be offered, in milliseconds: five weeks. */
const AHEAD = 35 * 86400000;

/** A time span in which a person holds a position of a list, in milliseconds UTC. */
export interface OwnShift {
  readonly listId: string;
  readonly tier: Tier;
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the shifts that a person can offer, nearest first (domain guide 6.8 b): shifts that start in the next five
 * weeks, and the rest of a running shift.
 */
export const ownShifts = (
  overview: OnCallOverview,
  personId: string,
  clock: WallClock,
): readonly OwnShift[] => {
  const now = instantOf(overview.asOf);
  const until = instantOf(overview.until);
  return overview.lists
    .flatMap(({ id }) => {
      const plan = planOfOverview(overview, id);
      const shifts = plan === null ? [] : resolveOnCall(plan, now, until, clock).shifts;
      return (
        shifts
          .filter(({ from, people }) => from < now + AHEAD && people.includes(personId))
          // Of a shift that continues beyond the loaded period, only the part within the next five weeks is offered.
          .map(({ from, tier, to }) => ({
            listId: id,
            tier,
            from,
            to: to < until ? to : Math.min(to, now + AHEAD),
          }))
      );
    })
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
};
