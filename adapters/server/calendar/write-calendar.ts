import ical, { ICalCalendarMethod } from 'ical-generator';
import type { OnCallCalendar } from '#core/backend/on-call/on-call-feeds.use-cases.ts';

/** Suggested refresh interval for calendar programs, in seconds. */
const REFRESH_SECONDS = 900;

/** Writes shifts as an RFC 5545 calendar, with all times in UTC. */
export const writeCalendar = ({ events, name }: OnCallCalendar): string => {
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'alarm-monitoring-portal', product: 'on-call' },
    ttl: REFRESH_SECONDS,
  });
  for (const { description, from, summary, to, uid } of events)
    calendar.createEvent({
      id: uid,
      summary,
      description,
      // Uses the shift's start instead of the current time, so that the same schedule always produces the same text.
      stamp: new Date(from),
      start: new Date(from),
      end: new Date(to),
    });
  return calendar.toString();
};
