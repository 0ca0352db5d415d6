import * as z from 'zod/mini';
import { alarmStorySchema, siteAlarmsSchema } from '#core/alarms/alarm-story.schema.ts';
import { siteOpeningsSchema } from '#core/openings/openings.schema.ts';
import { get } from './endpoint.ts';
import { numberText } from './params.ts';

const common = {
  access: { kind: 'full', applications: [2, 3], permissions: [] },
  inGroup: true,
  errors: [404],
} as const;

/** What is worked on at a site and the last alarms, with their stories; customers hear of duress and hold-up once the owner was told (domain guide 6.7). */
export const siteAlarms = get('siteAlarms', 'site/{sn}/alarms', {
  ...common,
  summary: 'Open and last alarms of a site',
  params: z.strictObject({ sn: numberText }),
  reply: siteAlarmsSchema,
});

/** One alarm with its story, 24 months back (domain guide 6.12). */
export const siteAlarm = get('siteAlarm', 'site/{sn}/alarms/{num}', {
  ...common,
  summary: 'One alarm of a site',
  params: z.strictObject({ sn: numberText, num: numberText }),
  reply: alarmStorySchema,
});

/** When the areas of a site were open on the last days, by the clocks of the site (domain guide 6.12). */
export const siteOpenings = get('siteOpenings', 'site/{sn}/openings', {
  ...common,
  summary: 'Openings and closings of a site day by day',
  params: z.strictObject({ sn: numberText }),
  query: z.strictObject({
    /** Four unless said, at most 31. */
    days: z.optional(z.pipe(numberText, z.number().check(z.maximum(31)))),
    /** The last of them, `YYYY-MM-DD`; today unless said. */
    last: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'Must be a day'))),
  }),
  reply: siteOpeningsSchema,
});
