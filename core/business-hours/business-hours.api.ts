import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import {
  businessHoursOverviewSchema,
  businessHoursForm,
  temporaryHoursForm,
} from './business-hours.schema.ts';
import { wholeNumber, revOrNone } from '../operations/fields.ts';

/** The use case checks that the service is enabled for the group (spec §2.2). */
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
  /** Returns the weekly hours of the active group and its branches, and what overrides them (domain guide 6.8 d, e). */
  businessHours: operation({
    summary: 'When a dealer answers its calls itself',
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

  /** Saves a temporary change. A new one has revision 0. */
  saveTemporaryHours: operation({
    ...temporary,
    summary: 'Plan or change a temporary change; with merge one span over those it meets',
    input: { ...temporary.input, rev, group, merge: z.boolean(), ...temporaryHoursForm },
  }),

  removeTemporaryHours: operation({
    ...temporary,
    summary: 'Delete a planned change',
    input: { ...temporary.input, ...ofRev },
  }),

  releaseTemporaryHours: operation({
    ...temporary,
    summary: 'End what is in force now',
    input: { ...temporary.input, ...ofRev },
  }),

  /** Closes the group until the time shown on the button, which is `until`. Refused if the next opening is now at another time. */
  closeNow: operation({
    ...change,
    summary: 'Close now until the next opening',
    input: { id: z.uuid(), group, until: z.iso.datetime() },
  }),
};

/** API calls for the business hours of a dealer. A change gets 409 if they were changed in the meantime. */
export type BusinessHoursGateway = GatewayOf<typeof businessHoursApi>;
