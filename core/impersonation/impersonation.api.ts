import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import {
  viewAsFormSchema,
  ownImpersonationSchema,
  impersonationSessionSchema,
} from './impersonation-session.schema.ts';
import { sessionGrantSchema } from '../session/session-view.schema.ts';
import { IMPERSONATION_LIST } from './impersonation-list.ts';
import { text } from '../operations/fields.ts';
import { exportInput, listFile } from '../lists/list-input.ts';
import type { GatewayOf } from '../operations/gateway-of.ts';

const anyone = { kind: 'full', applications: [1, 2, 3], permissions: [] } as const;

const impersonators = { kind: 'full', applications: [1], permissions: ['impersonate'] } as const;

export const impersonationApi = {
  /** Sees the portal as a user (SECURITY.md §2.9); `act` needs the right `actAs` too. No idempotency key: its answer holds a secret, and a second press finds the session waiting. */
  startImpersonation: operation({
    summary: 'See the portal as a user; the own session waits meanwhile',
    access: impersonators,
    input: { accountId: text(64), ...viewAsFormSchema.shape },
    output: sessionGrantSchema,
    refusals: ['notFound', 'unacceptable'],
    unhurried: true,
  }),

  /** Leaves the user's session and gives the staff member's own back, so that nobody signs in twice (spec §7.3 "impersonation end"). */
  endImpersonation: operation({
    summary: 'End the impersonation and go on as oneself',
    access: anyone,
    output: sessionGrantSchema,
    unhurried: true,
    impersonation: 'always',
  }),

  /** For the sign-in screen after an impersonation that is over; null when nobody waits. */
  waitingStaff: operation({
    summary: 'The name of who may go on after an impersonation that is over',
    access: { kind: 'cookie' },
    output: z.object({ name: z.nullable(z.string()) }),
    background: true,
  }),

  /** The cookie alone proves whose session waits. */
  resumeStaff: operation({
    summary: 'Go on as oneself after an impersonation that is over',
    access: { kind: 'cookie' },
    output: sessionGrantSchema,
    unhurried: true,
  }),

  /** The newest first. */
  ownVisits: operation({
    summary: 'Staff who looked at the own account',
    access: anyone,
    output: z.object({ visits: z.array(ownImpersonationSchema) }),
    background: true,
  }),

  /** Everybody's, the newest first. */
  visits: operation({
    summary: 'Impersonations, running and past',
    access: impersonators,
    output: z.object({ visits: z.array(impersonationSessionSchema) }),
    background: true,
  }),

  /** The impersonations a query leaves; leaves a line of its own. */
  visitsExport: operation({
    ...listFile,
    summary: 'Impersonations as a file',
    access: impersonators,
    ...exportInput(IMPERSONATION_LIST, {}),
    background: true,
  }),
};

/** What seeing the portal as a user asks of the provider. */
export type ImpersonationGateway = GatewayOf<typeof impersonationApi>;
