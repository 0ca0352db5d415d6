import type { ArmingChange } from '../../openings/opening-days.rule.ts';

/** What is known of when an area was open. */
export interface AreaPast {
  /** Oldest first; may begin long after the area was first opened. */
  readonly changes: readonly ArmingChange[];
  /** What its row says, and since when; null = its panel never said. */
  readonly present: { readonly isOpen: boolean | null; readonly since: number };
}

/** Whether an area was open at a moment, openings and closings of that very moment included; null = nobody knows. */
export const wasOpenAt = ({ changes, present }: AreaPast, at: number): boolean | null => {
  const last = changes.findLast((change) => change.at <= at);
  const isPresent = present.since <= at && (last === undefined || last.at < present.since);
  return isPresent ? present.isOpen : (last?.isOpen ?? null);
};

/** Whether an area was known to be open at any time from `since` to `until`. */
export const wasOpenWithin = (past: AreaPast, since: number, until: number): boolean =>
  wasOpenAt(past, since) === true ||
  wasOpenAt(past, until) === true ||
  past.changes.some(({ at, isOpen }) => isOpen && at >= since && at <= until);

/** The same with one change more, at its place in time. */
export const withChange = (past: AreaPast, change: ArmingChange): AreaPast => ({
  ...past,
  changes: [...past.changes, change].toSorted((a, b) => a.at - b.at),
});
