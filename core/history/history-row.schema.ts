import * as z from 'zod/mini';
import { alarmFactsSchema, alarmRowSchema } from '../alarms/alarm-timeline.schema.ts';
import { foreseenSignalSchema } from '../signals/foreseen.schema.ts';

const text = z.nullable(z.string());
const int = z.nullable(z.int());

/** Calendar days of the site from which history is shown, both among them; `told` says where others were asked for. */
const periodSchema = z.object({ from: z.string(), to: z.string(), told: text });
export type HistoryPeriod = Readonly<z.infer<typeof periodSchema>>;

/** One row of a site's history (domain guide 6.12 "Level 2"). Times are ISO instants. */
export const historyRowSchema = z.object({
  ...alarmRowSchema.shape,
  /** Where the window below it begins. */
  place: z.string(),
  devNum: int,
  serviceType: text,
  priority: int,
  areaNum: int,
  panelUser: text,
  alarmNum: int,
  onTest: z.boolean(),
  runaway: z.boolean(),
  /** The owner was not told of it yet. */
  withheld: z.boolean(),
  /** False where neither a zone nor a code table knew it. */
  defined: z.boolean(),
  /** More than one where a flood stands in one row. */
  times: z.int(),
  avs: int,
  /** What it says of arming: `open`, `close`, `closeStay`. */
  arming: text,
  /** Of a partial clear. */
  newPriority: int,
  holdUntil: text,
  /** When an expected event was due, by the clocks of the site. */
  due: text,
});
export type HistoryRow = Readonly<z.infer<typeof historyRowSchema>>;

/** What history can be narrowed to at one site. */
const choicesSchema = z.object({
  devices: z.array(z.object({ devNum: z.int(), xmit: z.string(), description: z.string() })),
  areas: z.array(z.object({ devNum: z.int(), num: z.int(), name: z.string() })),
  zones: z.array(
    z.object({ devNum: z.int(), areaNum: z.int(), num: z.string(), description: z.string() }),
  ),
});
export type HistoryChoices = Readonly<z.infer<typeof choicesSchema>>;

/** A window of a site's history, newest first, and how many rows the filter holds. */
export const historyPageSchema = z.object({
  asOf: z.string(),
  timeZone: z.string(),
  period: periodSchema,
  rows: z.array(historyRowSchema),
  /** Counted up to 5,000; `more` says that there are more. */
  total: z.int(),
  more: z.boolean(),
  next: text,
  /** The newest signal of the site, whatever days and filter leave out; null for a site that never sent one. */
  last: z.nullable(z.object({ at: z.string(), event: z.string() })),
  /** Only with the first window. */
  choices: z.nullable(choicesSchema),
});
export type HistoryPage = Readonly<z.infer<typeof historyPageSchema>>;

/** An alarm as its list says it (domain guide 6.12). */
export const historyAlarmSchema = z.extend(alarmFactsSchema, {
  xmit: z.string(),
  operator: text,
  actionPlan: text,
  /** 0 to 4 of an intrusion alarm. */
  avs: int,
  areaNum: int,
  zone: text,
  zoneText: text,
  withheld: z.boolean(),
});
export type HistoryAlarm = Readonly<z.infer<typeof historyAlarmSchema>>;

/** The alarms of a filter, newest first, in windows. */
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

/** One alarm with its rows, oldest first; `more` where it has more than these. */
export const alarmEventsSchema = z.object({
  asOf: z.string(),
  timeZone: z.string(),
  alarm: historyAlarmSchema,
  rows: z.array(historyRowSchema),
  more: z.boolean(),
});
export type AlarmEvents = Readonly<z.infer<typeof alarmEventsSchema>>;

/** What a row's drawer shows besides the row: where it came in and how it was read (domain guide 6.12). */
export const historyDetailSchema = z.object({
  row: historyRowSchema,
  timeZone: z.string(),
  xmit: text,
  receiver: text,
  line: text,
  panelAt: text,
  raw: text,
  /** What the raw signal means by the zones as they are now; none where there is no signal, or it cannot be read. */
  judged: z.array(foreseenSignalSchema),
  /** What was done about it, in a sentence. */
  outcome: z.string(),
});
export type HistoryDetail = Readonly<z.infer<typeof historyDetailSchema>>;

/** How many rows came. */
export const newRowsSchema = z.object({ count: z.int() });
