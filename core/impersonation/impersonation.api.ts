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
   * Starts an impersonation (SECURITY.md §2.9); mode `act` also requires the right `actAs`. The operation needs no
   * idempotency key: its response contains a secret, and a repeat finds the staff session already suspended.
   */
  startImpersonation: operation({
    summary: 'Start an impersonation',
    access: impersonators,
    input: { accountId: text(64), ...viewAsFormSchema.shape },
    output: sessionGrantSchema,
    refusals: ['notFound', 'unacceptable'],
    unhurried: true,
  }),

  /**
   * Ends the session in the user's name and resumes the staff member's own session without a new sign-in (spec §7.3
   * "impersonation end").
   */
  endImpersonation: operation({
    summary: 'End an impersonation and resume the staff session',
    access: anyone,
    output: sessionGrantSchema,
    unhurried: true,
    impersonation: 'always',
  }),

  /** Returns the staff member's name for the sign-in screen after an impersonation ended; null if no staff session is suspended. */
  waitingStaff: operation({
    summary: 'The staff member who can resume after an ended impersonation',
    access: { kind: 'cookie' },
    output: z.object({ name: z.nullable(z.string()) }),
    background: true,
  }),

  /** Resumes the suspended staff session of the refresh cookie. */
  resumeStaff: operation({
    summary: 'Resume the staff session after an ended impersonation',
    access: { kind: 'cookie' },
    output: sessionGrantSchema,
    unhurried: true,
  }),

  /** Returns the impersonations of the caller's account, newest first. */
  ownVisits: operation({
    summary: 'Impersonations of the caller’s account by staff',
    access: anyone,
    output: z.object({ visits: z.array(ownImpersonationSchema) }),
    background: true,
  }),

  /** Returns the impersonations of all users, newest first. */
  visits: operation({
    summary: 'Impersonations, current and past',
    access: impersonators,
    output: z.object({ visits: z.array(impersonationSessionSchema) }),
    background: true,
  }),

  /** Exports the impersonations that match a query and records the export in the audit log. */
  visitsExport: operation({
    ...listFile,
    summary: 'Impersonations as a file',
    access: impersonators,
    ...exportInput(IMPERSONATION_LIST, {}),
    background: true,
  }),
};

export type ImpersonationGateway = GatewayOf<typeof impersonationApi>;
