import type { WallClock } from '../kernel/wall-clock.port.ts';
import type { OnCallPlan, Tier } from './on-call.ts';
import { resolveOnCall } from './resolve-on-call.rule.ts';

/** Checks whether a person is on shift in a list for a whole time span, without a break. */
export const isOnShift = (
  plan: OnCallPlan,
  personId: string,
  { from, tier, to }: { readonly tier: Tier; readonly from: number; readonly to: number },
  clock: WallClock,
): boolean => {
  const own = resolveOnCall(plan, from, to, clock).shifts.filter(
    (shift) => shift.tier === tier && shift.people.includes(personId),
  );
  const held = own.reduce((sum, shift) => sum + shift.to - shift.from, 0);
  return held === to - from;
};
