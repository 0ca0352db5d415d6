import * as z from 'zod/mini';

const seconds = z.nullable(z.number());

/** The alarms of one week. */
const ofWeekSchema = z.object({
  /** Number of alarms that ended as false alarms, counted as in the report of false alarms (domain guide 6.9). */
  falseAlarms: z.int(),
  /** Median time until an operator picked an alarm up, in seconds; null if none was picked up. */
  answered: seconds,
});

const alarmWeekSchema = z.object({
  /** The Monday on which the week begins, `YYYY-MM-DD`. */
  day: z.string(),
  now: ofWeekSchema,
  /** The same week 52 weeks earlier. */
  before: ofWeekSchema,
});
export type AlarmWeek = z.infer<typeof alarmWeekSchema>;

/** The alarms of a site group week by week, beside the same weeks a year before. */
export const dealerAlarmsSchema = z.object({
  /** Oldest week first. The last week has not ended yet. */
  weeks: z.array(alarmWeekSchema),
  /** Median time until an alarm was picked up, over all these weeks. */
  answered: z.object({ now: seconds, before: seconds }),
  /** True if the group had an alarm in these weeks of the year before, so that the years can be compared. */
  hasYearBefore: z.boolean(),
});
export type DealerAlarms = z.infer<typeof dealerAlarmsSchema>;
