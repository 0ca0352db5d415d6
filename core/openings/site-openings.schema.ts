import * as z from 'zod/mini';

/** The minutes of the local day between which an area was open. `to` is 1440 at the end of the day. */
const spanSchema = z.object({ from: z.int(), to: z.int() });
export type OpenSpan = z.infer<typeof spanSchema>;

/** The time spans in which an area was open on one calendar day, up to now. */
export const openDaySchema = z.object({
  /** The date as `YYYY-MM-DD`. */
  day: z.string(),
  spans: z.array(spanSchema),
  /** The current minute of the day. Null for a past day. */
  now: z.nullable(z.int()),
});
export type OpenDay = z.infer<typeof openDaySchema>;

/**
 * When the areas of a site were recently open, newest day first. An area that never sends opening signals has no days
 * (domain guide 6.12).
 */
export const siteOpeningsSchema = z.object({
  asOf: z.string(),
  areas: z.array(z.object({ devNum: z.int(), areaNum: z.int(), days: z.array(openDaySchema) })),
});
export type SiteOpenings = z.infer<typeof siteOpeningsSchema>;
