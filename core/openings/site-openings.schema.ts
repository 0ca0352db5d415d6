import * as z from 'zod/mini';

/** Minutes of a day's wall clock during which an area was open; `to` is 1440 at the day's end. */
const spanSchema = z.object({ from: z.int(), to: z.int() });
export type OpenSpan = z.infer<typeof spanSchema>;

/** One calendar day of a site: when an area was open in it, as far as the day has come. */
export const openDaySchema = z.object({
  /** `YYYY-MM-DD`. */
  day: z.string(),
  spans: z.array(spanSchema),
  /** The minute it is now; null for a day that is over. */
  now: z.nullable(z.int()),
});
export type OpenDay = z.infer<typeof openDaySchema>;

/** When the areas of a site were open lately, the newest day first; an area that never says so has no days (domain guide 6.12). */
export const siteOpeningsSchema = z.object({
  asOf: z.string(),
  areas: z.array(z.object({ devNum: z.int(), areaNum: z.int(), days: z.array(openDaySchema) })),
});
export type SiteOpenings = z.infer<typeof siteOpeningsSchema>;
