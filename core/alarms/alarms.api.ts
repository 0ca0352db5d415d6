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
  /** What is worked on at a site and the last alarms, with their stories; customers hear of duress and hold-up once the owner was told (domain guide 6.7). */
  siteAlarms: operation({
    ...common,
    summary: 'Open and last alarms of a site',
    input: { sn: wholeNumber },
    output: siteAlarmsSchema,
  }),

  /** One alarm with its timeline, 24 months back (domain guide 6.12). */
  siteAlarm: operation({
    ...common,
    summary: 'One alarm of a site',
    input: { sn: wholeNumber, num: wholeNumber },
    output: alarmTimelineSchema,
  }),

  /** When the areas of a site were open on the last days, by the clocks of the site (domain guide 6.12). */
  siteOpenings: operation({
    ...common,
    summary: 'Openings and closings of a site day by day',
    input: {
      sn: wholeNumber /** Four unless said, at most 31. */,
      days: z.optional(wholeNumber.check(z.maximum(31))),
      /** The last of them, `YYYY-MM-DD`; today unless said. */
      last: z.optional(z.iso.date('Must be a day')),
    },
    output: siteOpeningsSchema,
    background: true,
  }),
};

/** What the screens of alarms ask of the provider. */
export type AlarmsGateway = GatewayOf<typeof alarmsApi>;
