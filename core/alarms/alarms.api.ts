import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { alarmTimelineSchema, siteAlarmsSchema } from './alarm-timeline.schema.ts';
import { siteOpeningsSchema } from '../openings/site-openings.schema.ts';
import { wholeNumber } from '../operations/fields.ts';

const common = {
  access: { kind: 'full', applications: [2, 3], permissions: [] },
  refusals: ['notFound'],
  inGroup: true,
} as const;

export const alarmsApi = {
  /**
   * Returns the open and last closed alarms of a site, with timelines. Customers see duress and hold-up alarms only after
   * disclosure to the owner (domain guide 6.7).
   */
  siteAlarms: operation({
    ...common,
    summary: 'Open and recent alarms of a site',
    input: { sn: wholeNumber },
    output: siteAlarmsSchema,
  }),

  /** Returns one alarm of the last 24 months with its timeline (domain guide 6.12). */
  siteAlarm: operation({
    ...common,
    summary: 'One alarm of a site',
    input: { sn: wholeNumber, num: wholeNumber },
    output: alarmTimelineSchema,
  }),

  /** Returns when the areas of a site were open on recent days, in the site's time zone (domain guide 6.12). */
  siteOpenings: operation({
    ...common,
    summary: 'Openings and closings of a site day by day',
    input: {
      sn: wholeNumber /** Number of days: 4 by default, at most 31. */,
      days: z.optional(wholeNumber.check(z.maximum(31))),
      /** The last day to return, `YYYY-MM-DD`; today by default. */
      last: z.optional(z.iso.date('Must be a day')),
    },
    output: siteOpeningsSchema,
    background: true,
  }),
};

/** Server calls of the alarm screens. */
export type AlarmsGateway = GatewayOf<typeof alarmsApi>;
