import * as z from 'zod/mini';
import { alarmFactsSchema, alarmRowSchema } from '../alarms/alarm-timeline.schema.ts';
import { foreseenSignalSchema } from '../signals/foreseen.schema.ts';

const text = z.nullable(z.string());
const int = z.nullable(z.int());

/** The first and last calendar day shown, at the site. `told` is a note if other days were requested. */
const periodSchema = z.object({ from: z.string(), to: z.string(), told: text });
export type HistoryPeriod = Readonly<z.infer<typeof periodSchema>>;

/** One row of a site's history (domain guide 6.12 "Level 2"). Times are ISO instants. */
export const historyRowSchema = z.object({
  ...alarmRowSchema.shape,
  /** The cursor at which the next older page starts. */
  place: z.string(),
  devNum: int,
  serviceType: text,
  priority: int,
  areaNum: int,
  panelUser: text,
  alarmNum: int,
  onTest: z.boolean(),
  runaway: z.boolean(),
  /** True while the owner has not been notified of the event. */
  withheld: z.boolean(),
  /** False if neither a zone nor a code table defines the signal. */
  defined: z.boolean(),
  /** The number of signals in the row: more than one if a flood is shown as one row. */
  times: z.int(),
  avs: int,
  /** How the event changed arming: `open`, `close`, `closeStay`. */
  arming: text,
  /** The new priority after a partial clear. */
  newPriority: int,
  holdUntil: text,
  /** When an expected event was due, in the site's time zone. */
  due: text,
});
export type HistoryRow = Readonly<z.infer<typeof historyRowSchema>>;

/** The choices for the filters of history at one site. */
const choicesSchema = z.object({
  devices: z.array(z.object({ devNum: z.int(), xmit: z.string(), description: z.string() })),
  areas: z.array(z.object({ devNum: z.int(), num: z.int(), name: z.string() })),
  zones: z.array(
    z.object({ devNum: z.int(), areaNum: z.int(), num: z.string(), description: z.string() }),
  ),
});
export type HistoryChoices = Readonly<z.infer<typeof choicesSchema>>;

/** A page of a site's history, newest first, with the number of rows that match the filter. */
export const historyPageSchema = z.object({
  asOf: z.string(),
  timeZone: z.string(),
  period: periodSchema,
  rows: z.array(historyRowSchema),
  /** The total is counted up to 5,000; `more` is true if there are more. */
  total: z.int(),
  more: z.boolean(),
  next: text,
  /** The newest signal of the site, regardless of days and filter; null for a site that never sent one. */
  last: z.nullable(z.object({ at: z.string(), event: z.string() })),
  /** Present only in the first page. */
  choices: z.nullable(choicesSchema),
});
export type HistoryPage = Readonly<z.infer<typeof historyPageSchema>>;

/** An alarm as its list shows it (domain guide 6.12). */
export const historyAlarmSchema = z.extend(alarmFactsSchema, {
  xmit: z.string(),
  operator: text,
  actionPlan: text,
  /** 0 to 4 for an intrusion alarm. */
  avs: int,
  areaNum: int,
  zone: text,
  zoneText: text,
  withheld: z.boolean(),
});
export type HistoryAlarm = Readonly<z.infer<typeof historyAlarmSchema>>;

/** The alarms that match a filter, newest first, in pages. */
export const historyAlarmsSchema = z.object({
  asOf: z.string(),
  timeZone: z.string(),
  period: periodSchema,
  alarms: z.array(historyAlarmSchema),
  total: z.int(),
  more: z.boolean(),
  next: text,
});
export type HistoryAlarms = Readonly<z.infer<typeof historyAlarmsSchema>>;

/** One alarm with its rows, oldest first. `more` is true if it has more than these. */
export const alarmEventsSchema = z.object({
  asOf: z.string(),
  timeZone: z.string(),
  alarm: historyAlarmSchema,
  rows: z.array(historyRowSchema),
  more: z.boolean(),
});
export type AlarmEvents = Readonly<z.infer<typeof alarmEventsSchema>>;

/** What the drawer of a row shows in addition: where the signal arrived and how it was read (domain guide 6.12). */
export const historyDetailSchema = z.object({
  row: historyRowSchema,
  timeZone: z.string(),
  xmit: text,
  receiver: text,
  line: text,
  panelAt: text,
  raw: text,
  /** What the raw signal means by the current zones; empty if there is no signal or it cannot be read. */
  judged: z.array(foreseenSignalSchema),
  /** What was done about it, as a sentence. */
  outcome: z.string(),
});
export type HistoryDetail = Readonly<z.infer<typeof historyDetailSchema>>;

/** How many new rows there are. */
export const newRowsSchema = z.object({ count: z.int() });
