import type { WallClock } from '../kernel/wall-clock.port.ts';
import {
  type FixedSchedule,
  type Gap,
  type OnCall,
  type OnCallPlan,
  type Override,
  type Shift,
  type Tier,
  TIERS,
} from './on-call.ts';
import { coveredIn, holds, type Span, type Turn, turnOf, turnsIn } from './turns-in.rule.ts';

/** A person on call. `of` contains the original holder of the turn and everyone who replaced that holder, this person last. */
interface Place {
  readonly personId: string;
  readonly of: readonly string[];
}

/**
 * Applies the overrides that are active at one instant and returns the resulting people with the effective overrides. A
 * replacement has no effect when the replaced person is not on call; the later of two replacements for the same person
 * applies.
 */
const overridden = (
  base: readonly string[],
  overrides: readonly Override[],
): { readonly people: readonly string[]; readonly done: readonly Override[] } => {
  let places: readonly Place[] = base.map((personId) => ({ personId, of: [personId] }));
  const done: Override[] = [];
  for (const override of overrides) {
    const { insteadOf, personId } = override;
    const has = (id: string): boolean => places.some((one) => one.personId === id);
    if (insteadOf === null) {
      if (personId === null || has(personId)) continue;
      places = [...places, { personId, of: [personId] }];
    } else {
      const left =
        places.find((one) => one.personId === insteadOf) ??
        (personId === null ? undefined : places.find(({ of }) => of.includes(insteadOf)));
      if (left === undefined || left.personId === personId) continue;
      const comes = personId === null || has(personId) ? null : personId;
      places = places.flatMap((one) =>
        one !== left ? [one] : comes === null ? [] : [{ personId: comes, of: [...one.of, comes] }],
      );
    }
    done.push(override);
  }
  return { people: places.map(({ personId }) => personId), done };
};

type Holding = Pick<Shift, 'people' | 'reason' | 'sources'>;

/**
 * Returns who is on call at an instant. A slot of a fixed schedule takes precedence; without such a slot, the overrides
 * are applied to the turn, newest last.
 */
const holdingAt = (
  at: number,
  base: readonly string[],
  overrides: readonly Override[],
  fixed: readonly FixedSchedule[],
  tier: Tier,
): Holding => {
  for (const schedule of fixed) {
    if (!holds(schedule, at)) continue;
    const slots = schedule.slots.filter(
      (slot) => slot.tier === tier && holds(slot, at) && slot.people.length > 0,
    );
    if (slots.length > 0)
      return {
        people: [...new Set(slots.flatMap(({ people }) => people))],
        reason: 'fixed',
        sources: [schedule.id],
      };
  }
  const { done, people } = overridden(
    base,
    overrides.filter((one) => holds(one, at)),
  );
  return done.length === 0
    ? { people: base, reason: 'rotation', sources: [] }
    : { people, reason: 'override', sources: done.map(({ id }) => id) };
};

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);

const joins = (a: Shift | undefined, b: Shift): a is Shift =>
  a?.to === b.from &&
  a.reason === b.reason &&
  same(a.people, b.people) &&
  same(a.sources, b.sources);

/** Splits the time span of a position at every change. The result includes stretches without people. */
const stretchesOf = (
  plan: OnCallPlan,
  tier: Tier,
  {
    span,
    turns,
    covered,
  }: {
    readonly span: Span;
    readonly turns: readonly Turn[];
    readonly covered: readonly Span[];
  },
): readonly Shift[] => {
  const ofTier = plan.rotation.tiers.find((one) => one.tier === tier)?.turns ?? [];
  const overrides = plan.overrides
    .filter((one) => one.tier === tier && one.from < span.to && one.to > span.from)
    .toSorted((a, b) => a.madeAt - b.madeAt || (a.id < b.id ? -1 : 1));
  const fixed = plan.fixed
    .filter((one) => one.from < span.to && one.to > span.from)
    .toSorted((a, b) => a.from - b.from || (a.id < b.id ? -1 : 1));
  if (ofTier.length === 0 && overrides.length === 0 && fixed.length === 0) return [];
  const slots = fixed.flatMap((one) => [one, ...one.slots]);
  const edges = [span, ...turns, ...covered, ...overrides, ...slots]
    .flatMap(({ from, to }) => [from, to])
    .filter((at) => at >= span.from && at <= span.to);
  const cuts = [...new Set(edges)].toSorted((a, b) => a - b);
  const stretches: Shift[] = [];
  let turn = 0;
  for (const [index, from] of cuts.entries()) {
    const to = cuts[index + 1];
    if (to === undefined) break;
    while ((turns[turn]?.to ?? Infinity) <= from) turn += 1;
    // Outside the covered hours and days, a list uses no rotation, and having nobody on call is not a gap.
    const counts = covered.some((one) => holds(one, from));
    const base = counts
      ? (ofTier[turnOf(turns[turn]?.index ?? 0, Math.max(1, ofTier.length))] ?? [])
      : [];
    const held = holdingAt(from, base, overrides, fixed, tier);
    if (held.reason === 'rotation' && !counts) continue;
    // For a position without turns, a stretch without people is not a gap.
    if (held.people.length === 0 && ofTier.length === 0) continue;
    const next: Shift = { tier, from, to, ...held };
    const before = stretches.at(-1);
    if (joins(before, next)) stretches[stretches.length - 1] = { ...before, to };
    else stretches.push(next);
  }
  return stretches;
};

const gapOf = ({ tier, from, to }: Shift, shifts: readonly Shift[]): readonly Gap[] => {
  const meanwhile = shifts.filter((one) => one.tier !== tier && one.from < to && one.to > from);
  const edges = meanwhile.flatMap((one) => [one.from, one.to]).filter((at) => at > from && at < to);
  const cuts = [...new Set([from, ...edges, to])].toSorted((a, b) => a - b);
  const gaps: Gap[] = [];
  for (const [index, begins] of cuts.entries()) {
    const ends = cuts[index + 1];
    if (ends === undefined) break;
    const others = [
      ...new Set(meanwhile.filter((one) => holds(one, begins)).flatMap(({ people }) => people)),
    ];
    const before = gaps.at(-1);
    if (before !== undefined && same(before.others, others))
      gaps[gaps.length - 1] = { ...before, to: ends };
    else gaps.push({ tier, from: begins, to: ends, others });
  }
  return gaps;
};

/**
 * Returns the shifts and gaps of each position in a list, within a time span in milliseconds UTC (domain guide 6.8 b).
 * Turns change at local times of the list's time zone. Slots of fixed schedules take precedence over overrides, and
 * overrides over the rotation.
 */
export const resolveOnCall = (
  plan: OnCallPlan,
  from: number,
  to: number,
  clock: Pick<WallClock, 'wallTime' | 'instant'>,
): OnCall => {
  if (to <= from) return { shifts: [], gaps: [] };
  const span = { from, to };
  const { rotation, timeZone } = plan;
  const turns = turnsIn(rotation, span, timeZone, clock);
  const covered = coveredIn(rotation, span, timeZone, clock);
  const stretches = TIERS.flatMap((tier) => stretchesOf(plan, tier, { span, turns, covered }));
  const shifts = stretches.filter(({ people }) => people.length > 0);
  const gaps = stretches
    .filter(({ people }) => people.length === 0)
    .flatMap((one) => gapOf(one, shifts));
  return { shifts, gaps };
};
