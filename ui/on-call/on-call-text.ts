import type {
  OnCallOverview,
  OnCallList,
  OnCallPerson,
} from '#core/on-call/on-call-overview.schema.ts';
import type { Tier } from '#core/on-call/on-call.ts';
import type { OwnShift } from '#core/on-call/own-shifts.rule.ts';
import { calendarDay } from '#core/kernel/calendar-day.rule.ts';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import { wallText } from '#core/schedules/site-hours.rule.ts';
import { formatClock, formatDay, formatTime } from '../kit/format-time.ts';

/** Display names of the tiers. */
export const TIER_NAMES: Readonly<Record<Tier, string>> = {
  primary: 'Primary',
  backup: 'Backup',
  manager: 'Manager',
};

/** Names of the weekdays; index 1 is Monday. */
export const WEEKDAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Returns a person's name, or "Someone" if the person no longer exists. */
export const nameIn = ({ people }: Pick<OnCallOverview, 'people'>, id: string | null): string =>
  people.find((person) => person.id === id)?.name ?? 'Someone';

/** Returns the names of several people as text. */
export const namesIn = (overview: Pick<OnCallOverview, 'people'>, ids: readonly string[]): string =>
  ids.length === 0 ? 'nobody' : ids.map((id) => nameIn(overview, id)).join(' + ');

/** Returns the initials of a name: "SO" for Sam Ortiz. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => word.slice(0, 1))
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('')
    .toUpperCase();

/** Formats a time as "Mon 08:00" within a week of now, with the date otherwise. */
export const shortMoment = (at: number, now: number, timeZone: string): string => {
  const text = new Date(at).toISOString();
  const day = calendarDay(at, timeZone);
  const far = Math.abs(at - now) > 6 * 86400000;
  return `${formatDay(day, far ? 'short' : 'weekday')} ${formatTime(text, timeZone)}`;
};

/** Formats a time as "Tue, Mar 17, 17:00". */
export const longMoment = (at: number, timeZone: string): string =>
  `${formatDay(calendarDay(at, timeZone))}, ${formatTime(new Date(at).toISOString(), timeZone)}`;

/** Formats a shift as "Mon, Nov 30, 08:00: After hours, primary". */
export const shiftText = (
  { lists, timeZone }: Pick<OnCallOverview, 'lists' | 'timeZone'>,
  { from, listId, tier }: OwnShift,
): string => {
  const list = lists.find(({ id }) => id === listId)?.name ?? '';
  return `${longMoment(from, timeZone)}: ${list}, ${TIER_NAMES[tier].toLowerCase()}`;
};

/** Returns how often a list changes hands: "weekly, hand-off Monday 08:00". */
export const rotationText = ({ handoffAt, rotationDays, startsOn }: OnCallList): string => {
  const each =
    rotationDays === 1
      ? 'daily'
      : rotationDays === 7
        ? 'weekly'
        : rotationDays % 7 === 0
          ? `every ${rotationDays / 7} weeks`
          : `every ${rotationDays} days`;
  const day = rotationDays % 7 === 0 ? ` ${formatDay(startsOn, 'longWeekday')}` : '';
  return `${each}, hand-off${day} ${formatClock(wallText(handoffAt))}`;
};

/** Returns how a person is paged: "(603) 555-0141, 5 min later (603) 555-0142". */
export const pagedText = ({ email, phones, tryMinutes }: OnCallPerson): string => {
  const numbers = phones.length > 0 ? phones.map(formatPhone) : email === null ? [] : [email];
  return numbers.join(`, ${tryMinutes} min later `);
};
