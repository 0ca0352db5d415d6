import type { ArmingChange } from '../../openings/opening-days.rule.ts';

/** A known opening or closing, with the panel's name for the person who did it. */
export interface KnownArming extends ArmingChange {
  readonly user: string | null;
}

/** The known history of an area's openings and closings. */
export interface AreaPast {
  /** Oldest first. May start long after the area was first opened. */
  readonly changes: readonly KnownArming[];
  /** The state in the area's row, and its start; null = its panel never reported one. */
  readonly present: { readonly isOpen: boolean | null; readonly since: number };
}

/** Returns whether an area was open at a time, including changes at exactly that time; null = unknown. */
export const wasOpenAt = ({ changes, present }: AreaPast, at: number): boolean | null => {
  const last = changes.findLast((change) => change.at <= at);
  const isPresent = present.since <= at && (last === undefined || last.at < present.since);
  return isPresent ? present.isOpen : (last?.isOpen ?? null);
};

/**
 * The same in hindsight: if the state is unknown and the next change is an opening, the area had been closed. A following
 * closing proves nothing, because closings may repeat.
 */
export const hadBeenOpenAt = (past: AreaPast, at: number): boolean | null => {
  const known = wasOpenAt(past, at);
  const next = past.changes.find((change) => change.at > at);
  return known === null && next?.isOpen === true ? false : known;
};

/** Returns true if an area is known to have been open at any time from `since` to `until`. */
export const wasOpenWithin = (past: AreaPast, since: number, until: number): boolean =>
  wasOpenAt(past, since) === true ||
  wasOpenAt(past, until) === true ||
  past.changes.some(({ at, isOpen }) => isOpen && at >= since && at <= until);

/** Returns the history with one more change, inserted by time. */
export const withChange = (past: AreaPast, change: KnownArming): AreaPast => ({
  ...past,
  changes: [...past.changes, change].toSorted((a, b) => a.at - b.at),
});

/** Returns the first change after a time, with the history of the area without it; null if there is none. */
export const nextChange = (
  past: AreaPast,
  at: number,
): { readonly change: KnownArming; readonly past: AreaPast } | null => {
  const change = past.changes.find((one) => one.at > at);
  if (change === undefined) return null;
  const { present } = past;
  return {
    change,
    past: {
      changes: past.changes.filter((one) => one !== change),
      // The area's row may contain the result of this very change.
      present: present.since < change.at ? present : { isOpen: null, since: -Infinity },
    },
  };
};
