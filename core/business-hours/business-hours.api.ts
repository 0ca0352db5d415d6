import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import {
  businessHoursOverviewSchema,
  businessHoursForm,
  temporaryHoursForm,
} from './business-hours.schema.ts';
import { wholeNumber, revOrNone } from '../operations/fields.ts';

/** Base access rule. The use case also checks that the answering service is enabled for the site group (spec §2.2). */
const member = { kind: 'full', applications: [2], permissions: ['ansServiceBlockFlag'] } as const;

const change = {
  access: { ...member, permissions: ['ansServiceBlockFlag', 'ansServiceEdit'] },
  refusals: ['notFound', 'conflict', 'unacceptable'],
  inGroup: true,
  repeatable: 'byKey',
} as const;

const rev = revOrNone;

const group = wholeNumber;

const temporary = { ...change, input: { id: z.uuid() } } as const;

const ofRev = { rev, group };

export const businessHoursApi = {
  /** Returns the weekly hours of the active group and its branches, with holidays and temporary changes (domain guide 6.8 d, e). */
  businessHours: operation({
    summary: 'Business hours in which a dealer answers its own calls',
    access: member,
    output: businessHoursOverviewSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  saveBusinessHours: operation({
    ...change,
    summary: 'Change the week of a group',
    input: { group: wholeNumber, rev, ...businessHoursForm },
  }),

  /** Saves a temporary change of hours. `rev` is 0 for a new change. */
  saveTemporaryHours: operation({
    ...temporary,
    summary: 'Plan or change temporary hours; `merge` joins overlapping changes',
    input: { ...temporary.input, rev, group, merge: z.boolean(), ...temporaryHoursForm },
  }),

  removeTemporaryHours: operation({
    ...temporary,
    summary: 'Delete a planned change',
    input: { ...temporary.input, ...ofRev },
  }),

  releaseTemporaryHours: operation({
    ...temporary,
    summary: 'End the temporary hours that apply now',
    input: { ...temporary.input, ...ofRev },
  }),

  /** Closes a site group until `until`, the time shown on the button. Refuses if the next opening has moved to another time. */
  closeNow: operation({
    ...change,
    summary: 'Close now until the next opening',
    input: { id: z.uuid(), group, until: z.iso.datetime() },
  }),
};

/** API for the business hours of a dealer. A change responds with 409 if the hours were changed in the meantime. */
export type BusinessHoursGateway = GatewayOf<typeof businessHoursApi>;
