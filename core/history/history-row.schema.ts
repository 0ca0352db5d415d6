import * as z from 'zod/mini';
import { alarmFactsSchema, alarmRowSchema } from '../alarms/alarm-timeline.schema.ts';
import { foreseenSignalSchema } from '../signals/foreseen.schema.ts';

const text = z.nullable(z.string());
const int = z.nullable(z.int());

/** First and last calendar day shown, in the site's time zone. `told` is a note if the user requested other days; otherwise null. */
const periodSchema = z.object({ from: z.string(), to: z.string(), told: text });
export type HistoryPeriod = Readonly<z.infer<typeof periodSchema>>;

/** A row of a site's history (domain guide 6.12 "Level 2"). Times are ISO timestamps. */
export const historyRowSchema = z.object({
  ...alarmRowSchema.shape,
  /** Cursor of the row. The next older page starts after this row. */
  place: z.string(),
  devNum: int,
  serviceType: text,
  priority: int,
  areaNum: int,
  alarmNum: int,
  onTest: z.boolean(),
  runaway: z.boolean(),
  /** True while the event is hidden from customers, because the owner has not been notified. */
  withheld: z.boolean(),
  /** False if no zone and no code table defines the signal. */
  defined: z.boolean(),
  /** Number of signals in the row. More than 1 if a flood is shown as one row. */
  times: z.int(),
  avs: int,
  /** Priority after a partial clear. */
  newPriority: int,
  holdUntil: text,
  /** When an expected event was due, as wall time at the site. */
  due: text,
});
export type HistoryRow = Readonly<z.infer<typeof historyRowSchema>>;

const choicesSchema = z.object({
  devices: z.array(z.object({ devNum: z.int(), xmit: z.string(), description: z.string() })),
  areas: z.array(z.object({ devNum: z.int(), num: z.int(), name: z.string() })),
  zones: z.array(
    z.object({ devNum: z.int(), areaNum: z.int(), num: z.string(), description: z.string() }),
  ),
});
export type HistoryChoices = Readonly<z.infer<typeof choicesSchema>>;

/** A page of a site's history, newest first, with the number of matching rows. */
export const historyPageSchema = z.object({
  asOf: z.string(),
  timeZone: z.string(),
  period: periodSchema,
  rows: z.array(historyRowSchema),
  /** Number of matching rows, capped at 5,000; `more` is true beyond that. */
  total: z.int(),
  more: z.boolean(),
  next: text,
  /** The site's newest signal, regardless of the filter; null if the site never sent one. */
  last: z.nullable(z.object({ at: z.string(), event: z.string() })),
  /** Null except on the first page. */
  choices: z.nullable(choicesSchema),
});
export type HistoryPage = Readonly<z.infer<typeof historyPageSchema>>;

/** An alarm, as the history's alarm list shows it (domain guide 6.12). */
export const historyAlarmSchema = z.extend(alarmFactsSchema, {
  xmit: z.string(),
  operator: text,
  actionPlan: text,
  /** AVS level 0 to 4 of an intrusion alarm; otherwise null. */
  avs: int,
  areaNum: int,
  zone: text,
  zoneText: text,
  withheld: z.boolean(),
});
export type HistoryAlarm = Readonly<z.infer<typeof historyAlarmSchema>>;

/** A page of the alarms that match a filter, newest first. */
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

/** An alarm with its history rows, oldest first. `more` is true if rows are omitted. */
export const alarmEventsSchema = z.object({
  asOf: z.string(),
  timeZone: z.string(),
  alarm: historyAlarmSchema,
  rows: z.array(historyRowSchema),
  more: z.boolean(),
});
export type AlarmEvents = Readonly<z.infer<typeof alarmEventsSchema>>;

/** Additional data of a history row: where the signal arrived and how the signal was decoded (domain guide 6.12). */
export const historyDetailSchema = z.object({
  row: historyRowSchema,
  timeZone: z.string(),
  xmit: text,
  receiver: text,
  line: text,
  panelAt: text,
  raw: text,
  /** Meaning of the raw signal by the current zones; empty if there is no signal or the signal is unreadable. */
  judged: z.array(foreseenSignalSchema),
  /** Sentence about what was done in response to the event. */
  outcome: z.string(),
});
export type HistoryDetail = Readonly<z.infer<typeof historyDetailSchema>>;

/** Number of rows newer than the rows already shown. */
export const newRowsSchema = z.object({ count: z.int() });
