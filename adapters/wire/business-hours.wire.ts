import * as z from 'zod/mini';
import {
  businessHoursDeskSchema,
  businessHoursForm,
  temporaryHoursForm,
} from '#core/business-hours/business-hours.schema.ts';
import { get, post, put } from './endpoint.ts';
import { numberText } from './params.ts';
import { nothingSchema } from './problem.wire.ts';

/** Whether the service is enabled for the group, the use case judges (spec §2.2). */
const member = { kind: 'full', applications: [2], permissions: ['ansServiceBlockFlag'] } as const;
const change = {
  inGroup: true,
  repeatable: 'byKey',
  reply: nothingSchema,
  errors: [404, 409, 422],
  access: { ...member, permissions: ['ansServiceBlockFlag', 'ansServiceEdit'] },
} as const;
const rev = z.int().check(z.minimum(0));
const group = z.int().check(z.minimum(1));
const temporary = { ...change, params: z.strictObject({ id: z.uuid() }) } as const;
const ofRev = z.strictObject({ rev, group });

/** The week of the active group and its branches, and what wins over it (domain guide 6.8 d, e). */
export const businessHours = get('businessHours', 'ans-service/business-hours', {
  inGroup: true,
  access: member,
  errors: [404],
  summary: 'When a dealer answers its calls itself',
  reply: businessHoursDeskSchema,
});

export const saveBusinessHours = put('saveBusinessHours', 'ans-service/business-hours/{group}', {
  ...change,
  params: z.strictObject({ group: numberText }),
  summary: 'Change the week of a group',
  body: z.strictObject({ rev, ...businessHoursForm }),
});

export const saveTemporaryHours = put(
  'saveTemporaryHours',
  'ans-service/temp-business-hours/{id}',
  {
    ...temporary,
    summary: 'Plan or change a temporary change; with merge one span over those it meets',
    body: z.strictObject({ rev, group, merge: z.boolean(), ...temporaryHoursForm }),
  },
);

export const removeTemporaryHours = post(
  'removeTemporaryHours',
  'ans-service/temp-business-hours/{id}/delete',
  { ...temporary, summary: 'Delete a planned change', body: ofRev },
);

export const releaseTemporaryHours = post(
  'releaseTemporaryHours',
  'ans-service/temp-business-hours/{id}/release',
  { ...temporary, summary: 'End what is in force now', body: ofRev },
);

/** `until` is what the button said; another next opening is refused. */
export const closeNow = post('closeNow', 'ans-service/temp-business-hours/close-now', {
  ...change,
  summary: 'Close now until the next opening',
  body: z.strictObject({ id: z.uuid(), group, until: z.iso.datetime() }),
});
