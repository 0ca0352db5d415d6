import * as z from 'zod/mini';

/** One opening, wall times of the site; `nextDay` where it closes after midnight. */
const openingSchema = z.object({ opens: z.string(), closes: z.string(), nextDay: z.boolean() });
export type Opening = z.infer<typeof openingSchema>;

/** Hours of a site today with their reason, and the next temporary change of them (domain guide 6.5, 6.7). Days are `2026-03-08`. */
export const siteHoursSchema = z.object({
  /** Null without a schedule; no opening is closed all day. */
  today: z.nullable(z.object({ openings: z.array(openingSchema), reason: z.string() })),
  temporary: z.nullable(
    z.object({
      kind: z.string(),
      reason: z.nullable(z.string()),
      from: z.string(),
      to: z.string(),
      openings: z.array(openingSchema),
      /** The first day after it. */
      normalFrom: z.string(),
    }),
  ),
});
export type SiteHours = z.infer<typeof siteHoursSchema>;
