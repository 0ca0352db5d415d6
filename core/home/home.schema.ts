import * as z from 'zod/mini';
import { serviceMessageSchema } from '../panel-info/service-request.schema.ts';
import { callListSchema } from '../contacts/call-list.schema.ts';
import { areaSchema, notWatchedSchema } from '../sites/site.schema.ts';
import { siteHoursSchema } from '../schedules/site-hours.schema.ts';

const count = z.int();

/** One row of "on test", ending soonest first. */
export const runningTestSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  xmit: z.string(),
  category: z.string(),
  placedBy: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
});

/** One alarm somebody is working on. */
export const activeAlarmSchema = z.object({
  alarmNum: z.int(),
  priority: z.int(),
  serviceType: z.string(),
  siteNum: z.int(),
  siteName: z.string(),
  xmit: z.string(),
  event: z.string(),
  state: z.enum(['New', 'In progress', 'On hold', 'Partially cleared']),
  since: z.string(),
  /** When an operator looks at it again, by the clocks of the site; null where nobody said. */
  holdUntil: z.nullable(z.string()),
  timeZone: z.string(),
});

/** The dealer's figures, all of the active site group and its branches (domain guide 6.19). */
export const dealerHomeSchema = z.object({
  asOf: z.string(),
  timeZone: z.string(),
  sites: count,
  activeAlarms: z.array(activeAlarmSchema),
  activeAlarmCount: count,
  onTest: z.array(runningTestSchema),
  onTestCount: count,
  /** Messages from customers and panels that are not closed: those nobody took care of first, the oldest first. */
  serviceMessages: z.array(serviceMessageSchema),
  serviceMessageCount: count,
  troubles: count,
  missedTests: count,
  outOfService: count,
  installPending: count,
});
export type DealerHome = z.infer<typeof dealerHomeSchema>;

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
  alarmsLast30Days: count,
  /** Null without the right to see contacts. */
  callList: z.nullable(callListSchema),
  /** Null without the right to see schedules. */
  hours: z.nullable(siteHoursSchema),
});
export type SiteState = z.infer<typeof siteStateSchema>;
export const consumerHomeSchema = z.object({ asOf: z.string(), sites: z.array(siteStateSchema) });
export type ConsumerHome = z.infer<typeof consumerHomeSchema>;
