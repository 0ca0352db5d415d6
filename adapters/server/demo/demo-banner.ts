import type { StatusBanner } from '#core/notices/status-banner.schema.ts';

const WEEK = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Returns a formatted part of a date in a time zone. */
const datePart = (
  at: number,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): ((type: Intl.DateTimeFormatPartTypes) => string) => {
  const found = new Intl.DateTimeFormat('en-US', { timeZone, ...options }).formatToParts(at);
  return (type) => found.find((part) => part.type === type)?.value ?? '';
};

/** Returns noon of the first Sunday after the day of `now`. Counts calendar days, because a day may have 23 or 25 hours. */
const comingSunday = (now: number, timeZone: string): number => {
  const today = datePart(now, timeZone, {
    weekday: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const ahead = 7 - WEEK.indexOf(today('weekday'));
  const noon = 17;
  return Date.UTC(
    Number(today('year')),
    Number(today('month')) - 1,
    Number(today('day')) + ahead,
    noon,
  );
};

/** Returns the only active banner, a Warning that names the coming Sunday (domain guide 9.2). */
export const demoBanner = (now: number, timeZone: string): StatusBanner => {
  const sunday = datePart(comingSunday(now, timeZone), timeZone, {
    month: 'short',
    day: 'numeric',
    timeZoneName: 'short',
  });
  return {
    active: true,
    importance: 'Warning',
    title: 'Planned maintenance on Sunday',
    body:
      `${sunday('month')} ${sunday('day')}, 02:00–02:30 ${sunday('timeZoneName')}: ` +
      'changes to contacts and schedules are paused. Monitoring is not affected.',
  };
};
