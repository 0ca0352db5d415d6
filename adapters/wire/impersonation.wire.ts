import * as z from 'zod/mini';
import {
  viewAsFormSchema,
  ownVisitSchema,
  visitSchema,
} from '#core/impersonation/impersonation.schema.ts';
import { sessionGrantSchema } from '#core/session/session-view.schema.ts';
import { VISIT_LIST } from '#core/impersonation/visit-list.ts';
import { get, post } from './endpoint.ts';
import { text } from './params.ts';
import { exportParams, listFile, listParams } from './lists.wire.ts';

const anyone = { kind: 'full', applications: [1, 2, 3], permissions: [] } as const;
const impersonators = { kind: 'full', applications: [1], permissions: ['impersonate'] } as const;

/** Sees the portal as a user (SECURITY.md §2.9); `act` needs the right `actAs` too. No idempotency key: its answer holds a secret, and a second press finds the session waiting. */
export const startImpersonation = post('startImpersonation', 'support/impersonation', {
  unhurried: true,
  summary: 'See the portal as a user; the own session waits meanwhile',
  access: impersonators,
  body: z.strictObject({
    accountId: text(64),
    ...viewAsFormSchema.shape,
  }),
  reply: sessionGrantSchema,
  errors: [404, 422],
});

/** Leaves the user's session and gives the staff member's own back, so that nobody signs in twice (spec §7.3 "impersonation end"). */
export const endImpersonation = post('endImpersonation', 'impersonation/end', {
  unhurried: true,
  summary: 'End the impersonation and go on as oneself',
  access: anyone,
  impersonation: 'always',
  reply: sessionGrantSchema,
});

/** For the sign-in screen after an impersonation that is over. */
export const waitingStaff = get('waitingStaff', 'impersonation/waiting', {
  summary: 'The name of who may go on after an impersonation that is over',
  access: { kind: 'cookie' },
  reply: z.object({ name: z.nullable(z.string()) }),
});

export const resumeStaff = post('resumeStaff', 'impersonation/resume', {
  unhurried: true,
  summary: 'Go on as oneself after an impersonation that is over',
  access: { kind: 'cookie' },
  reply: sessionGrantSchema,
});

export const ownVisits = get('ownVisits', 'account/visits', {
  summary: 'Staff who looked at the own account',
  access: anyone,
  reply: z.object({ visits: z.array(ownVisitSchema) }),
});

export const visits = get('visits', 'support/visits', {
  summary: 'Impersonations, running and past',
  access: impersonators,
  reply: z.object({ visits: z.array(visitSchema) }),
});

/** The visits a query leaves; leaves a line of its own. */
export const visitsExport = get('visitsExport', 'support/visits/export', {
  ...listFile,
  summary: 'Impersonations as a file',
  access: impersonators,
  query: z.strictObject({ ...listParams(VISIT_LIST), ...exportParams }),
});
