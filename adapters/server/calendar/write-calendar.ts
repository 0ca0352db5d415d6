import ical, { ICalCalendarMethod } from 'ical-generator';
import type { OnCallCalendar } from '#core/backend/on-call/on-call-feeds.use-cases.ts';

/** How often a calendar program may fetch the file, in seconds; most programs respect it. */
const REFRESH_SECONDS = 900;

/** Writes shifts as an RFC 5545 calendar, with all times in UTC, so that calendar programs need no time zone data of ours. */
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
      // The stamp is not the current time, so that the same schedule always produces the same text.
      stamp: new Date(from),
      start: new Date(from),
      end: new Date(to),
    });
  return calendar.toString();
};
