import { dayLabel } from '../kernel/calendar-day.rule.ts';
import { compareRanks } from './effective-hours.rule.ts';
import type { Schedule } from './schedule.ts';

/** A layer of the same rank that holds on days of another, for areas of it. */
export interface Overlap<S extends Schedule = Schedule> {
  readonly other: S;
  /** Which of the two counts on what they share; neither where only chance would decide. */
  readonly counts: 'this' | 'other' | 'neither';
}

const shareDays = (a: Schedule, b: Schedule): boolean =>
  (a.fromDay ?? '') <= (b.toDay ?? '9999') && (b.fromDay ?? '') <= (a.toDay ?? '9999');

const shareAreas = ({ areaNums: some }: Schedule, { areaNums: others }: Schedule): boolean =>
  some.length === 0 || others.length === 0 || some.some((num) => others.includes(num));

/**
 * Temporary entries, or seasons, that a day takes its hours from instead of one of their kind: a day has the hours of one layer
 * alone, so what the other says of it is not heard, even at other times (domain guide 6.5 "Checks").
 */
export const overlapsOf = <S extends Schedule>(
  wanted: Schedule,
  others: readonly S[],
): readonly Overlap<S>[] =>
  wanted.layer !== 'temporary' && wanted.layer !== 'alternate'
    ? []
    : others
        .filter(({ layer }) => layer === wanted.layer)
        .filter((other) => shareDays(wanted, other) && shareAreas(wanted, other))
        .map((other) => {
          const rank = compareRanks(wanted, other);
          return { other, counts: rank === 0 ? 'neither' : rank < 0 ? 'this' : 'other' };
        });

const nameOf = ({ kind, reason, fromDay, toDay }: Schedule): string => {
  const name = kind ?? reason ?? 'Season';
  const why = kind === null || reason === null ? '' : `, ${reason}`;
  const from = dayLabel(fromDay ?? '');
  const days = fromDay === toDay ? from : `${from} to ${dayLabel(toDay ?? '')}`;
  return `“${name}” (${days}${why})`;
};

/** Says which other layer is meant and which of the two counts, without a full stop. */
export const overlapText = ({ other, counts }: Overlap): string => {
  const name = nameOf(other);
  if (counts === 'neither')
    return `${name} has the same days for the same areas. Change or delete that entry, or choose other days or areas`;
  const which = counts === 'this' ? 'this entry counts' : 'that entry counts, not this one';
  return `On days and areas shared with ${name}, ${which}`;
};
