import type { ScheduleForm } from '#core/schedules/schedule-form.schema.ts';
import type { ScheduleEntry } from '#core/schedules/schedule.ts';
import type { SchedulesGateway } from '#core/schedules/schedules.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { schedulesRoutes } from '../wire/schedules.routes.ts';

const entriesOf = (entries: readonly ScheduleEntry[]) =>
  entries.map((entry) => ({ ...entry, weekdays: [...entry.weekdays] }));

const bodyOf = (form: ScheduleForm) => ({ ...form, entries: entriesOf(form.entries) });

/** The hours of a site over HTTP. */
export const httpSchedulesGateway = (client: ApiClient): SchedulesGateway => ({
  read: (sn, how) => client.call(schedulesRoutes.siteSchedules, { sn }, how),
  putWeek: (sn, { entries, ...week }) =>
    client.call(schedulesRoutes.putWeeklyHours, { sn, ...week, entries: entriesOf(entries) }),
  add: (sn, id, form) => client.call(schedulesRoutes.addSchedule, { sn, id, ...bodyOf(form) }),
  change: (sn, id, form, rev) =>
    client.call(schedulesRoutes.changeSchedule, { sn, id, rev, ...bodyOf(form) }),
  remove: (sn, id, rev) => client.call(schedulesRoutes.deleteSchedule, { sn, id, rev }),
  restore: (sn, id, rev) => client.call(schedulesRoutes.restoreSchedule, { sn, id, rev }),
  assignHolidays: (sn, { entries, ...wish }) =>
    client.call(schedulesRoutes.assignHolidays, { sn, ...wish, entries: entriesOf(entries) }),
  stayLate: (sn, id, by, seen) => client.call(schedulesRoutes.stayLate, { sn, id, by, seen }),
  putReactions: (sn, values, rev) => client.call(schedulesRoutes.putReactions, { sn, values, rev }),
});
