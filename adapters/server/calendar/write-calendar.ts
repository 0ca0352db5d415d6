import ical, { ICalCalendarMethod } from 'ical-generator';
import type { OnCallCalendar } from '#core/backend/on-call/on-call-feeds.use-cases.ts';

/** How often a calendar may ask again, seconds; most keep to it. */
const REFRESH_SECONDS = 900;

/** Shifts as a calendar of RFC 5545, all moments in UTC, so that no reader has to know our zones. */
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
      // The same schedule is the same text, whenever it is written.
      stamp: new Date(from),
      start: new Date(from),
      end: new Date(to),
    });
  return calendar.toString();
};
