import * as z from 'zod/mini';
import { callListSchema } from '../contacts/call-list.schema.ts';
import { areaSchema, notWatchedSchema } from '../sites/site-info.schema.ts';
import { siteHoursSchema } from '../schedules/site-hours.schema.ts';

/** State of a linked site for the customer's home page (domain guide 6.7). */
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
  /** When the site's service ends or ended; null if the service was not canceled. */
  serviceEndsAt: z.nullable(z.string()),
  onTestUntil: z.nullable(z.string()),
  notWatched: z.nullable(notWatchedSchema),
  /** Panels that are out of service while the site itself is in service. Signals of these panels are not acted on. */
  panelsOut: z.array(z.string()),
  lastSignalAt: z.nullable(z.string()),
  lastSignal: z.nullable(z.string()),
  areas: z.array(
    z.extend(areaSchema, {
      /** Panel user of the last opening or closing; null if the panel sent none. */
      user: z.nullable(z.string()),
    }),
  ),
  openTroubles: z.array(
    z.object({
      devNum: z.int(),
      /** Signal code of the trouble; null if no signal reported the trouble. */
      code: z.nullable(z.string()),
      text: z.string(),
      since: z.string(),
    }),
  ),
  alarmsLast30Days: z.int(),
  /** Null if the user may not see contacts. */
  callList: z.nullable(callListSchema),
  /** Null if the user may not see schedules. */
  hours: z.nullable(siteHoursSchema),
});
export type SiteState = z.infer<typeof siteStateSchema>;
export const consumerHomeSchema = z.object({ asOf: z.string(), sites: z.array(siteStateSchema) });
export type ConsumerHome = z.infer<typeof consumerHomeSchema>;
