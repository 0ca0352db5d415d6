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

/** Access rule: every customer of a site may send a request. For dealers, the use case also requires the permission to change accounts. */
const askers = { kind: 'full', applications: [2, 3], permissions: [] } as const;

const page = z.optional(z.string().check(z.maxLength(9)));

const ofRequest = {
  input: { id: z.uuid() },
  refusals: ['notFound', 'conflict'],
  inGroup: true,
  repeatable: 'byKey',
} as const;

export const requestsApi = {
  /** Returns the change requests and cancellations for sites of the group and its branches (domain guide 6.7 "Request"). */
  listRequests: operation({
    summary: 'Requests of customers, and cancellations',
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

  /**
   * Returns one request with its history and the current value of its subject. Returns 404 when the request is outside the
   * caller's scope.
   */
  readRequest: operation({
    summary: 'One request',
    access: dealers,
    input: { id: z.uuid() },
    output: requestDetailSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  /** Approves a submitted request in the revision last seen. A 409 response names the person who decided first. */
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

  /**
   * Approves several requests and returns each request that was not approved, with the reason (domain guide 5.5 "Bulk
   * actions"). With `dryRun`, only returns which requests can be approved.
   */
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

  /** Requests the end of a site's service (domain guide 6.11 "Cancel service"). Returns 409 while another cancellation is open. */
  cancelService: operation({
    summary: 'Cancel the service of a site on a day',
    access: askers,
    input: { sn: wholeNumber, id: z.uuid(), ...cancelForm.draft },
    output: cancellationSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    inGroup: true,
    repeatable: 'byKey',
  }),

  /**
   * Withdraws a cancellation. Customers may withdraw a cancellation until it is decided; dealers may withdraw a
   * cancellation until its end date.
   */
  withdrawCancellation: operation({
    ...ofRequest,
    summary: 'Withdraw a cancellation',
    access: askers,
    input: { ...ofRequest.input, rev },
  }),
};

/** The provider's operations for requests about a dealer's accounts, including cancellations. */
export type RequestsGateway = GatewayOf<typeof requestsApi>;
