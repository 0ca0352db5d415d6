import type { WallClock } from '../kernel/wall-clock.port.ts';
import type { Tier } from './on-call.ts';
import type { OnCallOverview, OnCallOverride } from './on-call-overview.schema.ts';
import { planOfOverview, spanOf, withOverride } from './plan-of-overview.rule.ts';
import { resolveOnCall } from './resolve-on-call.rule.ts';
import { changedPeople } from './changed-people.rule.ts';

export type OverrideEffect =
  | { readonly kind: 'covered' }
  | {
      readonly kind: 'gap';
      readonly from: number;
      readonly to: number;
      readonly others: readonly string[];
    }
  | { readonly kind: 'told'; readonly people: readonly string[] }
  | {
      readonly kind: 'double';
      readonly personId: string;
      readonly listId: string;
      readonly tier: Tier;
    }
  | { readonly kind: 'nothing' };

const DAY = 86400000;

/** Returns the positions that the override's person already holds in other lists during the override. */
const doubles = (
  overview: OnCallOverview,
  draft: OnCallOverride,
  clock: WallClock,
): readonly OverrideEffect[] => {
  const { personId } = draft;
  if (personId === null) return [];
  const { from, to } = spanOf(draft);
  return overview.lists
    .filter(({ id }) => id !== draft.listId)
    .flatMap((list): readonly OverrideEffect[] => {
      const plan = planOfOverview(overview, list.id);
      const shift =
        plan === null
          ? undefined
          : resolveOnCall(plan, from, to, clock).shifts.find(({ people }) =>
              people.includes(personId),
            );
      return shift === undefined
        ? []
        : [{ kind: 'double', personId, listId: list.id, tier: shift.tier }];
    });
};

/**
 * Returns the effects of an unsaved override, new or changed: hours with nobody on call, people to notify, and people who
 * would hold two positions at once.
 */
export const overrideEffects = (
  overview: OnCallOverview,
  draft: OnCallOverride,
  clock: WallClock,
): readonly OverrideEffect[] => {
  const { from, to } = spanOf(draft);
  const after = withOverride(overview, draft);
  const plan = planOfOverview(after, draft.listId);
  if (plan === null) return [];
  const gaps = resolveOnCall(plan, from, to, clock).gaps.filter(({ tier }) => tier === draft.tier);
  const changed = changedPeople(overview, after, { from: from - DAY, to: to + DAY }, clock);
  const notified = [...changed.keys()].filter(
    (id) =>
      id !== overview.meId && overview.people.some((one) => one.id === id && one.handoffNotice),
  );
  if (changed.size === 0) return [{ kind: 'nothing' }];
  return [
    ...(gaps.length === 0
      ? [{ kind: 'covered' } as const]
      : gaps.map(
          (gap) => ({ kind: 'gap', from: gap.from, to: gap.to, others: gap.others }) as const,
        )),
    ...(notified.length === 0 ? [] : [{ kind: 'told', people: notified } as const]),
    ...doubles(after, draft, clock),
  ];
};
