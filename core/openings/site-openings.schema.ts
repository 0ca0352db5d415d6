import * as z from 'zod/mini';

/** Minutes of the local day during which an area was open. `to` is 1440 at the end of the day. */
const spanSchema = z.object({ from: z.int(), to: z.int() });
export type OpenSpan = z.infer<typeof spanSchema>;

/** One calendar day of a site: when an area was open, up to now. */
export const openDaySchema = z.object({
  /** `YYYY-MM-DD`. */
  day: z.string(),
  spans: z.array(spanSchema),
  /** The current minute of the day. Null for a past day. */
  now: z.nullable(z.int()),
});
export type OpenDay = z.infer<typeof openDaySchema>;

/** When the areas of a site were open recently, newest day first. An area that never reports openings has no days (domain guide 6.12). */
export const siteOpeningsSchema = z.object({
  asOf: z.string(),
  areas: z.array(z.object({ devNum: z.int(), areaNum: z.int(), days: z.array(openDaySchema) })),
});
export type SiteOpenings = z.infer<typeof siteOpeningsSchema>;
