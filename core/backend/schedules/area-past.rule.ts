import type { ArmingChange } from '../../openings/opening-days.rule.ts';

/** An opening or closing that is known, with who did it as the panel knows them. */
export interface KnownArming extends ArmingChange {
  readonly user: string | null;
}

/** What is known of when an area was open. */
export interface AreaPast {
  /** Oldest first; may begin long after the area was first opened. */
  readonly changes: readonly KnownArming[];
  /** What its row says, and since when; null = its panel never said. */
  readonly present: { readonly isOpen: boolean | null; readonly since: number };
}

/** Whether an area was open at a moment, openings and closings of that very moment included; null = nobody knows. */
export const wasOpenAt = ({ changes, present }: AreaPast, at: number): boolean | null => {
  const last = changes.findLast((change) => change.at <= at);
  const isPresent = present.since <= at && (last === undefined || last.at < present.since);
  return isPresent ? present.isOpen : (last?.isOpen ?? null);
};

/** The same looked at from later: what was opened first had been closed, as far back as nobody remembers; a closing may be one of many. */
export const hadBeenOpenAt = (past: AreaPast, at: number): boolean | null => {
  const known = wasOpenAt(past, at);
  const next = past.changes.find((change) => change.at > at);
  return known === null && next?.isOpen === true ? false : known;
};

/** Whether an area was known to be open at any time from `since` to `until`. */
export const wasOpenWithin = (past: AreaPast, since: number, until: number): boolean =>
  wasOpenAt(past, since) === true ||
  wasOpenAt(past, until) === true ||
  past.changes.some(({ at, isOpen }) => isOpen && at >= since && at <= until);

/** The same with one change more, at its place in time. */
export const withChange = (past: AreaPast, change: KnownArming): AreaPast => ({
  ...past,
  changes: [...past.changes, change].toSorted((a, b) => a.at - b.at),
});

/** The change that follows a moment, with what was known of the area without it; null where there is none. */
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
      // The row of an area may say what this very change made of it.
      present: present.since < change.at ? present : { isOpen: null, since: -Infinity },
    },
  };
};
