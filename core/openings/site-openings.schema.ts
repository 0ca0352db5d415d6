import * as z from 'zod/mini';

/** The minutes of the local day between which an area was open. `to` is 1440 at the end of the day. */
const spanSchema = z.object({ from: z.int(), to: z.int() });
export type OpenSpan = z.infer<typeof spanSchema>;

/** The time spans in which an area was open on one calendar day. For today, no span extends beyond the current time. */
export const openDaySchema = z.object({
  /** The date as `YYYY-MM-DD`. */
  day: z.string(),
  spans: z.array(spanSchema),
  /** The current minute of the day. Null for a past day. */
  now: z.nullable(z.int()),
});
export type OpenDay = z.infer<typeof openDaySchema>;

/** An opening or closing, or one that did not happen in time. */
const openActSchema = z.object({
  at: z.string(),
  what: z.enum(['open', 'close', 'closeStay', 'failToOpen', 'failToClose']),
  /** The user as the panel reported it; null if it reported none. */
  user: z.nullable(z.string()),
  /** The contact with this user number; null if there is none, or if the reader may not see contacts. */
  userName: z.nullable(z.string()),
  /** Compared with the schedule at that time; null if it was on time or not compared. */
  mark: z.nullable(z.enum(['early', 'late'])),
});
export type OpenAct = z.infer<typeof openActSchema>;

/**
 * When the areas of a site were recently open, newest day first. An area that never sends opening signals has no days
 * (domain guide 6.12).
 */
export const siteOpeningsSchema = z.object({
  asOf: z.string(),
  areas: z.array(
    z.object({
      devNum: z.int(),
      areaNum: z.int(),
      days: z.array(openDaySchema),
      /** Who opened and closed the area on these days, newest first. */
      acts: z._default(z.array(openActSchema), []),
    }),
  ),
});
export type SiteOpenings = z.infer<typeof siteOpeningsSchema>;
