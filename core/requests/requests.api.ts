import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { cancelForm, cancellationSchema } from '../account-info/cancellation.schema.ts';
import { REQUEST_LIST } from './request-list.ts';
import {
  answerSchema,
  APPROVED_AT_ONCE,
  approvedRequestsSchema,
  refusalSchema,
  requestDetailSchema,
  requestPageSchema,
  seenRequestSchema,
} from './request-detail.schema.ts';
import { exportInput, listFile, queryInput } from '../lists/list-input.ts';
import { wholeNumber, rev } from '../operations/fields.ts';

const dealers = { kind: 'full', applications: [2], permissions: [] } as const;

const deciders = { kind: 'full', applications: [2], permissions: ['siteEdit'] } as const;

/** Dealers need the right to change accounts besides, which the use case asks for: every customer of a site may ask. */
const askers = { kind: 'full', applications: [2, 3], permissions: [] } as const;

const page = z.optional(z.string().check(z.maxLength(9)));

const ofRequest = {
  input: { id: z.uuid() },
  refusals: ['notFound', 'conflict'],
  inGroup: true,
  repeatable: 'byKey',
} as const;

export const requestsApi = {
  /** Change requests and cancellations of the group's sites and its branches (domain guide 6.7 "Request"). */
  listRequests: operation({
    summary: 'What customers asked for, and cancellations',
    access: dealers,
    ...queryInput(REQUEST_LIST, { page }),
    output: requestPageSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  exportRequests: operation({
    ...listFile,
    summary: 'Requests of a filter, as a file',
    access: dealers,
    ...exportInput(REQUEST_LIST, {}),
    refusals: ['notFound', 'unacceptable'],
    inGroup: true,
    background: true,
  }),

  /** One request with its history and what is in force by now; 404 outside of the scope. */
  readRequest: operation({
    summary: 'One request',
    access: dealers,
    input: { id: z.uuid() },
    output: requestDetailSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  /** Approves what was submitted, as it was last seen; 409 tells who was quicker. */
  approveRequest: operation({
    ...ofRequest,
    summary: 'Approve a request',
    access: deciders,
    input: { ...ofRequest.input, rev, answer: z.nullable(answerSchema) },
  }),

  refuseRequest: operation({
    ...ofRequest,
    summary: 'Refuse a request, with the reason',
    access: deciders,
    input: { ...ofRequest.input, rev, answer: refusalSchema },
  }),

  /** Approves those of several that can be, or with `dryRun` says which; the others are named with the reason (domain guide 5.5 "Bulk actions"). */
  approveRequests: operation({
    summary: 'Approve several requests',
    access: deciders,
    input: {
      requests: z.array(seenRequestSchema).check(z.minLength(1), z.maxLength(APPROVED_AT_ONCE)),
      dryRun: z.boolean(),
    },
    output: approvedRequestsSchema,
    refusals: ['notFound'],
    inGroup: true,
    repeatable: 'byKey',
  }),

  /** Asks that the service of a site ends; once for the id the form made, 409 while another one is open (domain guide 6.11 "Cancel service"). */
  cancelService: operation({
    summary: 'Cancel the service of a site on a day',
    access: askers,
    input: { sn: wholeNumber, id: z.uuid(), ...cancelForm.draft },
    output: cancellationSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    inGroup: true,
    repeatable: 'byKey',
  }),

  /** Takes a cancellation back: customers until somebody decided, dealers until its day. */
  withdrawCancellation: operation({
    ...ofRequest,
    summary: 'Withdraw a cancellation',
    access: askers,
    input: { ...ofRequest.input, rev },
  }),
};

/** What requests of a dealer’s accounts and the cancellation of a service ask of the provider. */
export type RequestsGateway = GatewayOf<typeof requestsApi>;
