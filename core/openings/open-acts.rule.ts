import type { OpenAct } from './site-openings.schema.ts';

/** A history row about an area: an opening or closing, or a note that one was early, late or missing. */
export interface ActRow {
  /** In milliseconds UTC. */
  readonly at: number;
  readonly arming: 'open' | 'close' | 'closeStay' | null;
  readonly note: 'early' | 'late' | 'failToOpen' | 'failToClose' | null;
  readonly user: string | null;
}

/** A panel sends its note about an opening or closing up to this many milliseconds later. Our own has the same time. */
const BESIDE_MS = 60000;

interface TimedAct extends Omit<OpenAct, 'at'> {
  readonly at: number;
}

/** Returns true if `other` is about the same opening or closing as `act`, at the same time or soon after. */
const isAbout = (other: ActRow, act: ActRow): boolean =>
  other.at >= act.at &&
  other.at <= act.at + BESIDE_MS &&
  (other.arming === null || other.arming === act.arming) &&
  (other.user === null || other.user === act.user);

const markOf = ({ note }: ActRow): 'early' | 'late' | null =>
  note === 'early' || note === 'late' ? note : null;

/**
 * Returns who opened and closed an area, newest first. A note marks the opening or closing that it follows; a panel may
 * also send the note alone. A missing opening or closing stands for itself. `rows` are oldest first.
 */
export const openActs = (
  rows: readonly ActRow[],
  nameOf: (user: string) => string | null,
): readonly TimedAct[] => {
  const plain = rows.filter(({ arming, note }) => arming !== null && note === null);
  return rows
    .flatMap((row): readonly TimedAct[] => {
      const { at, arming, note, user } = row;
      const by = { at, user, userName: user === null ? null : nameOf(user) };
      if (note === 'failToOpen' || note === 'failToClose')
        return [{ ...by, what: note, mark: null }];
      if (arming === null) return [];
      if (note !== null)
        return plain.some((act) => isAbout(row, act))
          ? []
          : [{ ...by, what: arming, mark: markOf(row) }];
      // A note is about the opening or closing right before it, not about those before that one.
      const noted = rows.find(
        (other) => markOf(other) !== null && plain.findLast((act) => isAbout(other, act)) === row,
      );
      return [{ ...by, what: arming, mark: noted === undefined ? null : markOf(noted) }];
    })
    .toReversed();
};
