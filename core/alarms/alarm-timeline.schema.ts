import * as z from 'zod/mini';
import { ACTIVITY_KINDS } from './activity-kind.ts';

const text = z.nullable(z.string());

/** A row of an alarm's timeline: a signal or an operator action (domain guide 6.12 "Level 2"). Times are ISO instants. */
export const alarmRowSchema = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(ACTIVITY_KINDS),
  event: z.string(),
  code: text,
  zone: text,
  zoneText: text,
  /** The user number that the panel reported. */
  panelUser: text,
  /** Name of the contact with that user number; null if no contact has it or the reader may not see contacts. */
  userName: text,
  /** How the event changed the arming state: `open`, `close` or `closeStay`. */
  arming: text,
  /** Operator's initials. */
  actor: text,
  contact: text,
  comment: text,
  disposition: text,
});
export type AlarmRow = z.infer<typeof alarmRowSchema>;

/** States of an alarm (domain guide 10). */
export const ALARM_STATES = [
  'New',
  'In progress',
  'On hold',
  'Partially cleared',
  'Cleared',
] as const;

/** The facts of an alarm and its current state. */
export const alarmFactsSchema = z.object({
  alarmNum: z.int(),
  devNum: z.int(),
  priority: z.int(),
  serviceType: z.string(),
  event: z.string(),
  state: z.enum(ALARM_STATES),
  raisedAt: z.string(),
  pickedUpAt: text,
  holdUntil: text,
  clearedAt: text,
  disposition: text,
});

/** An alarm with all rows of its timeline, oldest first. */
export const alarmTimelineSchema = z.extend(alarmFactsSchema, { rows: z.array(alarmRowSchema) });
export type AlarmTimeline = z.infer<typeof alarmTimelineSchema>;

/** The alarms that a site had in one week, by how they ended. */
const siteAlarmWeekSchema = z.object({
  /** The Monday on which the week begins, `YYYY-MM-DD`. */
  day: z.string(),
  /** Alarms to which police, the fire department or medical help came for a reason. */
  actual: z.int(),
  /** False alarms, and those that somebody canceled with a passcode. */
  falseAlarms: z.int(),
  /** Tests, alarms without a known cause, and those that are still open. */
  other: z.int(),
});
export type SiteAlarmWeek = z.infer<typeof siteAlarmWeekSchema>;

/** The open alarms of a site, most urgent first, and its last closed alarms, newest first (domain guide 6.7). */
export const siteAlarmsSchema = z.object({
  asOf: z.string(),
  timeZone: z.string(),
  siteName: z.string(),
  open: z.array(alarmTimelineSchema),
  last: z.array(alarmTimelineSchema),
  /** The last twelve weeks, oldest first. Omitted by a server that does not know them yet, while servers are being replaced. */
  weeks: z.optional(z.array(siteAlarmWeekSchema)),
});
export type SiteAlarms = z.infer<typeof siteAlarmsSchema>;
