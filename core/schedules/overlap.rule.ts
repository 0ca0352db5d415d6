import { dayLabel } from '../kernel/calendar-day.rule.ts';
import { compareRanks, shareWeekdays } from './effective-hours.rule.ts';
import type { Schedule } from './schedule.ts';

/** A schedule of the same layer that applies to some of the same days and areas. */
export interface Overlap<S extends Schedule = Schedule> {
  readonly other: S;
  /** Whether this schedule or the other one applies on the shared days. `neither` means that no rule decides. */
  readonly counts: 'this' | 'other' | 'neither';
}

const shareDays = (a: Schedule, b: Schedule): boolean =>
  (a.fromDay ?? '') <= (b.toDay ?? '9999') && (b.fromDay ?? '') <= (a.toDay ?? '9999');

const shareAreas = ({ areaNums: some }: Schedule, { areaNums: others }: Schedule): boolean =>
  some.length === 0 || others.length === 0 || some.some((num) => others.includes(num));

/**
 * Returns the temporary or alternate schedules that share days and areas with `wanted` in the same layer (domain guide 6.5
 * "Checks"). On a shared day, either `wanted` or the other schedule has an effect, never both.
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
        .filter((other) => shareWeekdays(wanted, other))
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

/** Returns text that describes an overlapping schedule and says which of the two schedules applies. The text has no final period. */
export const overlapText = ({ other, counts }: Overlap): string => {
  const name = nameOf(other);
  if (counts === 'neither')
    return `${name} covers the same days and areas. Change or delete it, or choose other days or areas`;
  const which = counts === 'this' ? 'this entry applies' : 'that entry applies, not this one';
  return `On days and areas shared with ${name}, ${which}`;
};
