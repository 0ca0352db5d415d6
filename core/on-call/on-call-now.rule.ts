import type { WallClock } from '../kernel/wall-clock.port.ts';
import { TIERS } from './on-call.ts';
import { type Deciding, planOfOverview } from './plan-of-overview.rule.ts';
import { resolveOnCall } from './resolve-on-call.rule.ts';

/**
 * The people whom a list pages first now, the time at which these people change, and the people after that change. The
 * names are empty when nobody is on call.
 */
export interface OnCallNow {
  readonly listId: string;
  readonly listName: string;
  readonly now: readonly string[];
  /** The time of the next change, in milliseconds UTC. Null when nothing changes within five weeks. */
  readonly until: number | null;
  readonly next: readonly string[];
}

const AHEAD = 35 * 86400000;

/** Returns the primary people of every list at an instant. */
export const onCallNow = (overview: Deciding, at: number, clock: WallClock): readonly OnCallNow[] =>
  overview.lists.flatMap((list) => {
    const plan = planOfOverview(overview, list.id);
    if (plan === null) return [];
    const names = (ids: readonly string[]): readonly string[] =>
      ids.flatMap((id) => overview.people.find((person) => person.id === id)?.name ?? []);
    const { shifts } = resolveOnCall(plan, at, at + AHEAD, clock);
    const first = TIERS.find((tier) => shifts.some((one) => one.tier === tier));
    const ofTier = shifts.filter(({ tier }) => tier === first);
    const current = ofTier.find((one) => one.from === at);
    const until = current?.to ?? ofTier[0]?.from ?? null;
    const then = ofTier.find((one) => one.from === until);
    return [
      {
        listId: list.id,
        listName: list.name,
        now: names(current?.people ?? []),
        until: until === at + AHEAD ? null : until,
        next: names(then?.people ?? []),
      },
    ];
  });
