import * as z from 'zod/mini';
import { viewAsFormSchema } from '#core/impersonation/view-as.schema.ts';
import { ownVisitSchema, visitSchema } from '#core/impersonation/visit.schema.ts';
import { sessionGrantSchema } from '#core/session/session-view.schema.ts';
import { endpoint } from './endpoint.ts';

const anyone = { kind: 'full', applications: [1, 2, 3], permissions: [] } as const;
const impersonators = { kind: 'full', applications: [1], permissions: ['impersonate'] } as const;
const common = { query: null, body: null, errors: [] } as const;

/** Sees the portal as a user (SECURITY.md §2.9); `act` needs the right `actAs` too. No idempotency key: its answer holds a secret, and a second press finds the session waiting. */
export const startImpersonation = endpoint({
  operationId: 'startImpersonation',
  method: 'POST',
  path: 'support/impersonation',
  summary: 'See the portal as a user; the own session waits meanwhile',
  access: impersonators,
  query: null,
  body: z.strictObject({
    accountId: z.string().check(z.minLength(1), z.maxLength(64)),
    ...viewAsFormSchema.shape,
  }),
  reply: sessionGrantSchema,
  errors: [404, 422],
});

/** Spec §7.3 "impersonation end". */
export const endImpersonation = endpoint({
  ...common,
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
  ...common,
  operationId: 'waitingStaff',
  method: 'GET',
  path: 'impersonation/waiting',
  summary: 'The name of who may go on after an impersonation that is over',
  access: { kind: 'cookie' },
  reply: z.object({ name: z.nullable(z.string()) }),
});

export const resumeStaff = endpoint({
  ...common,
  operationId: 'resumeStaff',
  method: 'POST',
  path: 'impersonation/resume',
  summary: 'Go on as oneself after an impersonation that is over',
  access: { kind: 'cookie' },
  reply: sessionGrantSchema,
});

export const ownVisits = endpoint({
  ...common,
  operationId: 'ownVisits',
  method: 'GET',
  path: 'account/visits',
  summary: 'Staff who looked at the own account',
  access: anyone,
  reply: z.object({ visits: z.array(ownVisitSchema) }),
});

export const visits = endpoint({
  ...common,
  operationId: 'visits',
  method: 'GET',
  path: 'support/visits',
  summary: 'Impersonations, running and past',
  access: impersonators,
  reply: z.object({ visits: z.array(visitSchema) }),
});
