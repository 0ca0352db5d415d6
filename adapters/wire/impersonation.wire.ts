import * as z from 'zod/mini';
import {
  viewAsFormSchema,
  ownVisitSchema,
  visitSchema,
} from '#core/impersonation/impersonation.schema.ts';
import { sessionGrantSchema } from '#core/session/session-view.schema.ts';
import { VISIT_LIST } from '#core/impersonation/visit-list.ts';
import { endpoint } from './endpoint.ts';
import { fileReplySchema } from './file.wire.ts';
import { EXPORT_MEDIA, exportParams, listParams } from './lists.wire.ts';

const anyone = { kind: 'full', applications: [1, 2, 3], permissions: [] } as const;
const impersonators = { kind: 'full', applications: [1], permissions: ['impersonate'] } as const;

/** Sees the portal as a user (SECURITY.md §2.9); `act` needs the right `actAs` too. No idempotency key: its answer holds a secret, and a second press finds the session waiting. */
export const startImpersonation = endpoint({
  operationId: 'startImpersonation',
  method: 'POST',
  path: 'support/impersonation',
  summary: 'See the portal as a user; the own session waits meanwhile',
  access: impersonators,
  body: z.strictObject({
    accountId: z.string().check(z.minLength(1), z.maxLength(64)),
    ...viewAsFormSchema.shape,
  }),
  reply: sessionGrantSchema,
  errors: [404, 422],
});

/** Leaves the user's session and gives the staff member's own back, so that nobody signs in twice (spec §7.3 "impersonation end"). */
export const endImpersonation = endpoint({
  operationId: 'endImpersonation',
  method: 'POST',
  path: 'impersonation/end',
  summary: 'End the impersonation and go on as oneself',
  access: anyone,
  impersonation: 'always',
  reply: sessionGrantSchema,
});

/** For the sign-in screen after an impersonation that is over. */
export const waitingStaff = endpoint({
  operationId: 'waitingStaff',
  method: 'GET',
  path: 'impersonation/waiting',
  summary: 'The name of who may go on after an impersonation that is over',
  access: { kind: 'cookie' },
  reply: z.object({ name: z.nullable(z.string()) }),
});

export const resumeStaff = endpoint({
  operationId: 'resumeStaff',
  method: 'POST',
  path: 'impersonation/resume',
  summary: 'Go on as oneself after an impersonation that is over',
  access: { kind: 'cookie' },
  reply: sessionGrantSchema,
});

export const ownVisits = endpoint({
  operationId: 'ownVisits',
  method: 'GET',
  path: 'account/visits',
  summary: 'Staff who looked at the own account',
  access: anyone,
  reply: z.object({ visits: z.array(ownVisitSchema) }),
});

export const visits = endpoint({
  operationId: 'visits',
  method: 'GET',
  path: 'support/visits',
  summary: 'Impersonations, running and past',
  access: impersonators,
  reply: z.object({ visits: z.array(visitSchema) }),
});

/** The visits a query leaves; leaves a line of its own. */
export const visitsExport = endpoint({
  operationId: 'visitsExport',
  method: 'GET',
  path: 'support/visits/export',
  summary: 'Impersonations as a file',
  access: impersonators,
  query: z.strictObject({ ...listParams(VISIT_LIST), ...exportParams }),
  file: 'download',
  media: EXPORT_MEDIA,
  reply: fileReplySchema,
  errors: [422],
});
