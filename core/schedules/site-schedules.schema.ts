import * as z from 'zod/mini';
import { CHECK_REACTIONS } from './check-kinds.ts';
import {
  appliesOnSchema,
  HOLIDAY_GROUPS,
  scheduleEntrySchema,
  TEMPORARY_KINDS,
} from './schedule-form.schema.ts';

const text = z.nullable(z.string());
const reaction = z.enum(CHECK_REACTIONS, 'Choose Off, Log only, Notify or Call');

/** The reaction to each supervision check. Requests and responses use the same form. */
export const checkReactionsSchema = z.object({
  earlyOpen: reaction,
  failToOpen: reaction,
  lateOpen: reaction,
  earlyClose: reaction,
  failToClose: reaction,
  lateClose: reaction,
});

/** One stored schedule layer. Days have the format `2026-03-08`. */
export const savedScheduleSchema = z.object({
  id: z.string(),
  rev: z.int(),
  layer: z.enum(['temporary', 'holiday', 'alternate', 'permanent']),
  kind: z.nullable(z.enum(TEMPORARY_KINDS)),
  reason: text,
  authorizedBy: text,
  fromDay: text,
  toDay: text,
  holidayGroup: z.nullable(z.enum(HOLIDAY_GROUPS)),
  holidayName: text,
  areaNums: z.array(z.int()),
  appliesOn: appliesOnSchema,
  entries: z.array(scheduleEntrySchema),
  changedBy: text,
  changedAt: text,
});
export type SavedSchedule = z.infer<typeof savedScheduleSchema>;

/** The business hours of a site in all layers, with the data needed to show and edit them (domain guide 6.5). */
export const siteSchedulesSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  asOf: z.string(),
  timeZone: z.string(),
  areas: z.array(
    z.object({
      num: z.int(),
      name: z.string(),
      /** The display text of the area's state: Open, Closed, Closed (stay), Alarm or Unknown (domain guide 10). */
      state: z.string(),
      since: z.string(),
      /** The panel user or person who last opened or closed the area. */
      by: text,
    }),
  ),
  schedules: z.array(savedScheduleSchema),
  holidays: z.array(
    z.object({
      holidayGroup: z.enum(HOLIDAY_GROUPS),
      name: z.string(),
      fromDay: z.string(),
      toDay: z.string(),
    }),
  ),
  reactions: z.object({
    /** The revision of the reactions. 0 until a person sets them. */
    rev: z.int(),
    values: checkReactionsSchema,
    changedBy: text,
    changedAt: text,
  }),
  /** True if the caller may enter temporary hours and use Staying late, even without the edit permission. */
  mayAddTemporary: z.boolean(),
});
export type SiteSchedules = z.infer<typeof siteSchedulesSchema>;

/** The closing times that Staying late moved, with old and new local time, and the first day of normal hours afterward. */
export const stayedLateSchema = z.object({
  id: z.string(),
  moved: z.array(
    z.object({
      areaNums: z.array(z.int()),
      from: z.string(),
      to: z.string(),
      nextDay: z.boolean(),
      normalFrom: z.string(),
    }),
  ),
});
export type StayedLate = z.infer<typeof stayedLateSchema>;

/** The choices for Staying late, in minutes (domain guide 6.5). */
export const STAY_LATE_MINUTES = [30, 60, 120] as const;
export type StayLateMinutes = (typeof STAY_LATE_MINUTES)[number];

/** One holiday of a bulk assignment: a whole holiday group, or one of its holidays by name. */
export const assignedHolidaySchema = z.object({
  id: z.uuid(),
  holidayGroup: z.enum(HOLIDAY_GROUPS),
  holidayName: z.nullable(z.string().check(z.minLength(1), z.maxLength(60))),
});
