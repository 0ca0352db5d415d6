import * as z from 'zod/mini';
import { callListSchema } from '../contacts/call-list.schema.ts';
import { areaSchema, notWatchedSchema } from '../sites/site-info.schema.ts';
import { siteHoursSchema } from '../schedules/site-hours.schema.ts';

/** A linked site's state for the customer's landing page (domain guide 6.7). */
export const siteStateSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  address: z.string(),
  xmit: z.string(),
  timeZone: z.string(),
  isFavorite: z.boolean(),
  monitoring: z.enum([
    'Monitored',
    'On test',
    'Out of service',
    'Install pending',
    'Cancel pending',
    'Cancelled',
  ]),
  /** When its service ends, or ended; null while nobody cancelled it. */
  serviceEndsAt: z.nullable(z.string()),
  onTestUntil: z.nullable(z.string()),
  notWatched: z.nullable(notWatchedSchema),
  /** Panels out of service by themselves: nobody acts on their signals. */
  panelsOut: z.array(z.string()),
  lastSignalAt: z.nullable(z.string()),
  lastSignal: z.nullable(z.string()),
  areas: z.array(
    z.extend(areaSchema, {
      /** Panel user behind the last opening or closing; null where the panel named none. */
      user: z.nullable(z.string()),
    }),
  ),
  openTroubles: z.array(
    z.object({
      devNum: z.int(),
      /** Null where no signal said it. */
      code: z.nullable(z.string()),
      text: z.string(),
      since: z.string(),
    }),
  ),
  alarmsLast30Days: z.int(),
  /** Null without the right to see contacts. */
  callList: z.nullable(callListSchema),
  /** Null without the right to see schedules. */
  hours: z.nullable(siteHoursSchema),
});
export type SiteState = z.infer<typeof siteStateSchema>;
export const consumerHomeSchema = z.object({ asOf: z.string(), sites: z.array(siteStateSchema) });
export type ConsumerHome = z.infer<typeof consumerHomeSchema>;
