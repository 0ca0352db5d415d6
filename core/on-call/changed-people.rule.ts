import type { WallClock } from '../kernel/wall-clock.port.ts';
import type { Shift } from './on-call.ts';
import { type Deciding, planOfOverview } from './plan-of-overview.rule.ts';
import { resolveOnCall } from './resolve-on-call.rule.ts';

interface PersonalShift extends Pick<Shift, 'tier' | 'from' | 'to'> {
  readonly listName: string;
}

/** Returns each person's shifts in all lists. Consecutive parts of one shift are joined. */
export const shiftsByPerson = (
  overview: Deciding,
  from: number,
  to: number,
  clock: WallClock,
): ReadonlyMap<string, readonly PersonalShift[]> => {
  const found = new Map<string, PersonalShift[]>();
  for (const list of overview.lists) {
    const plan = planOfOverview(overview, list.id);
    if (plan === null) continue;
    for (const shift of resolveOnCall(plan, from, to, clock).shifts)
      for (const personId of shift.people) {
        const own = found.get(personId) ?? [];
        const at = own.findIndex(
          (one) => one.listName === list.name && one.tier === shift.tier && one.to === shift.from,
        );
        const joined = own[at];
        if (joined === undefined)
          own.push({ tier: shift.tier, from: shift.from, to: shift.to, listName: list.name });
        else own[at] = { ...joined, to: shift.to };
        found.set(personId, own);
      }
  }
  return found;
};

/** Returns the people whose shifts in the time span differ between `before` and `after`, each with the new shifts. */
export const changedPeople = (
  before: Deciding,
  after: Deciding,
  { from, to }: { readonly from: number; readonly to: number },
  clock: WallClock,
): ReadonlyMap<string, readonly PersonalShift[]> => {
  const was = shiftsByPerson(before, from, to, clock);
  const is = shiftsByPerson(after, from, to, clock);
  const keyOf = (shifts: readonly PersonalShift[] | undefined): string =>
    JSON.stringify(
      (shifts ?? []).map((one) => `${one.from} ${one.to} ${one.tier} ${one.listName}`).toSorted(),
    );
  return new Map(
    [...new Set([...was.keys(), ...is.keys()])]
      .filter((personId) => keyOf(was.get(personId)) !== keyOf(is.get(personId)))
      .map((personId) => [personId, is.get(personId) ?? []]),
  );
};
