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
  /**
   * Starts an impersonation (SECURITY.md §2.9); `act` also needs the right `actAs`. It has no idempotency key, because its
   * response contains a secret, and a second press finds the staff session already suspended.
   */
  startImpersonation: operation({
    summary: 'See the portal as a user; the own session waits meanwhile',
    access: impersonators,
    input: { accountId: text(64), ...viewAsFormSchema.shape },
    output: sessionGrantSchema,
    refusals: ['notFound', 'unacceptable'],
    unhurried: true,
  }),

  /** Ends the user's session and resumes the staff member's own, so that they need not sign in again (spec §7.3 "impersonation end"). */
  endImpersonation: operation({
    summary: 'End the impersonation and go on as oneself',
    access: anyone,
    output: sessionGrantSchema,
    unhurried: true,
    impersonation: 'always',
  }),

  /** Returns the name for the sign-in screen after an impersonation has ended; null if no staff session is suspended. */
  waitingStaff: operation({
    summary: 'The name of who may go on after an impersonation that is over',
    access: { kind: 'cookie' },
    output: z.object({ name: z.nullable(z.string()) }),
    background: true,
  }),

  /** Resumes the suspended staff session, which the cookie alone identifies. */
  resumeStaff: operation({
    summary: 'Go on as oneself after an impersonation that is over',
    access: { kind: 'cookie' },
    output: sessionGrantSchema,
    unhurried: true,
  }),

  /** Returns the impersonations of the user's own account, newest first. */
  ownVisits: operation({
    summary: 'Staff who looked at the own account',
    access: anyone,
    output: z.object({ visits: z.array(ownImpersonationSchema) }),
    background: true,
  }),

  /** Returns the impersonations of all users, newest first. */
  visits: operation({
    summary: 'Impersonations, running and past',
    access: impersonators,
    output: z.object({ visits: z.array(impersonationSessionSchema) }),
    background: true,
  }),

  /** Exports the impersonations that match a query. The export itself is recorded. */
  visitsExport: operation({
    ...listFile,
    summary: 'Impersonations as a file',
    access: impersonators,
    ...exportInput(IMPERSONATION_LIST, {}),
    background: true,
  }),
};

/** API calls for impersonation. */
export type ImpersonationGateway = GatewayOf<typeof impersonationApi>;
