import * as z from 'zod/mini';
import { cancelForm, cancellationSchema } from '#core/requests/cancellation.schema.ts';
import { REQUEST_LIST } from '#core/requests/request-list.ts';
import {
  answerSchema,
  APPROVED_AT_ONCE,
  approvedRequestsSchema,
  refusalSchema,
  requestDetailSchema,
  requestPageSchema,
  seenRequestSchema,
} from '#core/requests/request.schema.ts';
import { get, post } from './endpoint.ts';
import { exportParams, listFile, listParams } from './lists.wire.ts';
import { numberText, rev } from './params.ts';
import { nothingSchema } from './problem.wire.ts';

const dealers = { kind: 'full', applications: [2], permissions: [] } as const;
const deciders = { kind: 'full', applications: [2], permissions: ['siteEdit'] } as const;
/** Dealers need the right to change accounts besides, which the use case asks for: every customer of a site may ask. */
const askers = { kind: 'full', applications: [2, 3], permissions: [] } as const;
const page = z.optional(z.string().check(z.maxLength(9)));
const ofRequest = {
  inGroup: true,
  params: z.strictObject({ id: z.uuid() }),
  repeatable: 'byKey',
  reply: nothingSchema,
  errors: [404, 409],
} as const;

/** Change requests and cancellations of the group's sites and its branches (domain guide 6.7 "Request"). */
export const listRequests = get('listRequests', 'requests', {
  inGroup: true,
  summary: 'What customers asked for, and cancellations',
  access: dealers,
  query: z.strictObject({ ...listParams(REQUEST_LIST), page }),
  reply: requestPageSchema,
  errors: [404],
});

export const exportRequests = get('exportRequests', 'requests/export', {
  ...listFile,
  inGroup: true,
  summary: 'Requests of a filter, as a file',
  access: dealers,
  query: z.strictObject({ ...listParams(REQUEST_LIST), ...exportParams }),
  errors: [404, 422],
});

/** One request with its history and what is in force by now; 404 outside of the scope. */
export const readRequest = get('readRequest', 'requests/{id}', {
  inGroup: true,
  summary: 'One request',
  access: dealers,
  params: z.strictObject({ id: z.uuid() }),
  reply: requestDetailSchema,
  errors: [404],
});

/** Approves what was submitted, as it was last seen; 409 tells who was quicker. */
export const approveRequest = post('approveRequest', 'requests/{id}/approve', {
  ...ofRequest,
  summary: 'Approve a request',
  access: deciders,
  body: z.strictObject({ rev, answer: z.nullable(answerSchema) }),
});

export const refuseRequest = post('refuseRequest', 'requests/{id}/refuse', {
  ...ofRequest,
  summary: 'Refuse a request, with the reason',
  access: deciders,
  body: z.strictObject({ rev, answer: refusalSchema }),
});

/** Approves those of several that can be, or with `dryRun` says which; the others are named with the reason (domain guide 5.5 "Bulk actions"). */
export const approveRequests = post('approveRequests', 'requests/approve', {
  inGroup: true,
  repeatable: 'byKey',
  summary: 'Approve several requests',
  access: deciders,
  body: z.strictObject({
    requests: z.array(seenRequestSchema).check(z.minLength(1), z.maxLength(APPROVED_AT_ONCE)),
    dryRun: z.boolean(),
  }),
  reply: approvedRequestsSchema,
  errors: [404],
});

/** Asks that the service of a site ends; once for the id the form made, 409 while another one is open (domain guide 6.11 "Cancel service"). */
export const cancelService = post('cancelService', 'site/{sn}/cancellation', {
  inGroup: true,
  params: z.strictObject({ sn: numberText }),
  repeatable: 'byKey',
  summary: 'Cancel the service of a site on a day',
  access: askers,
  body: z.strictObject({ id: z.uuid(), ...cancelForm.draft }),
  reply: cancellationSchema,
  errors: [404, 409, 422],
});

/** Takes a cancellation back: customers until somebody decided, dealers until its day. */
export const withdrawCancellation = post('withdrawCancellation', 'requests/{id}/withdraw', {
  ...ofRequest,
  summary: 'Withdraw a cancellation',
  access: askers,
  body: z.strictObject({ rev }),
});
