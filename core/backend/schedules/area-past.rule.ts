import type { ArmingChange } from '../../openings/opening-days.rule.ts';

/** An opening or closing of an area, with the user name that the panel reported. */
export interface KnownArming extends ArmingChange {
  readonly user: string | null;
}

/** The known openings and closings of an area. */
export interface AreaPast {
  /** Openings and closings, oldest first. Changes before the first of these may be unknown. */
  readonly changes: readonly KnownArming[];
  /** The area's stored state and its start. `isOpen` is null if the area's panel never reported a state. */
  readonly present: { readonly isOpen: boolean | null; readonly since: number };
}

/** Returns whether an area was open at a time; null if unknown. A change at exactly that time counts. */
export const wasOpenAt = ({ changes, present }: AreaPast, at: number): boolean | null => {
  const last = changes.findLast((change) => change.at <= at);
  const isPresent = present.since <= at && (last === undefined || last.at < present.since);
  return isPresent ? present.isOpen : (last?.isOpen ?? null);
};

/**
 * Like `wasOpenAt`, but an unknown state counts as closed if the next change is an opening. A next change that is a
 * closing proves nothing, because closings may repeat.
 */
export const hadBeenOpenAt = (past: AreaPast, at: number): boolean | null => {
  const known = wasOpenAt(past, at);
  const next = past.changes.find((change) => change.at > at);
  return known === null && next?.isOpen === true ? false : known;
};

/** Checks that an area is known to have been open at any time from `since` to `until`. */
export const wasOpenWithin = (past: AreaPast, since: number, until: number): boolean =>
  wasOpenAt(past, since) === true ||
  wasOpenAt(past, until) === true ||
  past.changes.some(({ at, isOpen }) => isOpen && at >= since && at <= until);

/** Returns the history with one more opening or closing, sorted by time. */
export const withChange = (past: AreaPast, change: KnownArming): AreaPast => ({
  ...past,
  changes: [...past.changes, change].toSorted((a, b) => a.at - b.at),
});

/** Returns the first change after a time, with the history as if this change had not happened; null if there is none. */
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
      // The stored state may already be the result of this change, so it counts as unknown.
      present: present.since < change.at ? present : { isOpen: null, since: -Infinity },
    },
  };
};
