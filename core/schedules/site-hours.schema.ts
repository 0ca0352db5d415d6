import * as z from 'zod/mini';

/** One business-hours interval in local times of the site. `nextDay` is true if the interval closes after midnight. */
const openingSchema = z.object({ opens: z.string(), closes: z.string(), nextDay: z.boolean() });
export type Opening = z.infer<typeof openingSchema>;

/**
 * Today's business hours of a site with their reason, and the next temporary schedule (domain guide 6.5, 6.7). Days have
 * the format `2026-03-08`.
 */
export const siteHoursSchema = z.object({
  /** Today's hours. Null when no schedule applies; an empty list of openings means closed all day. */
  today: z.nullable(z.object({ openings: z.array(openingSchema), reason: z.string() })),
  temporary: z.nullable(
    z.object({
      kind: z.string(),
      reason: z.nullable(z.string()),
      from: z.string(),
      to: z.string(),
      /** The weekdays on which it applies, 1 for Monday; absent if on all. */
      weekdays: z.optional(z.array(z.int())),
      openings: z.array(openingSchema),
      /** The first day of normal hours after the temporary schedule. */
      normalFrom: z.string(),
    }),
  ),
});
export type SiteHours = z.infer<typeof siteHoursSchema>;
