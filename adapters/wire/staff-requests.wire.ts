import * as z from 'zod/mini';
import { STAFF_REQUEST_LIST } from '#core/requests/request-list.ts';
import {
  refusalSchema,
  requestDetailSchema,
  requestPageSchema,
} from '#core/requests/request.schema.ts';
import { get, post } from './endpoint.ts';
import { rev } from './params.ts';
import { exportParams, listFile, listParams } from './lists.wire.ts';
import { nothingSchema } from './problem.wire.ts';

const staff = { kind: 'full', applications: [1], permissions: ['requests'] } as const;
const page = z.optional(z.string().check(z.maxLength(9)));
const ofRequest = {
  params: z.strictObject({ id: z.uuid() }),
  access: staff,
  repeatable: 'byKey',
  reply: nothingSchema,
  errors: [404, 409],
} as const;

/** What dealers approved, waiting to be applied and decided since (domain guide 6.7 "Request"). */
export const listStaffRequests = get('listStaffRequests', 'support/requests', {
  summary: 'Requests that dealers approved',
  access: staff,
  query: z.strictObject({ ...listParams(STAFF_REQUEST_LIST), page }),
  reply: requestPageSchema,
});

export const exportStaffRequests = get('exportStaffRequests', 'support/requests/export', {
  ...listFile,
  summary: 'Requests that dealers approved, as a file',
  access: staff,
  query: z.strictObject({ ...listParams(STAFF_REQUEST_LIST), ...exportParams }),
});

export const readStaffRequest = get('readStaffRequest', 'support/requests/{id}', {
  summary: 'One request that a dealer approved',
  access: staff,
  params: z.strictObject({ id: z.uuid() }),
  reply: requestDetailSchema,
  errors: [404],
});

/** Carries out what a dealer approved; 409 `valueChanged` where what is in force is not what it was when it was asked for, until `over` names what is. */
export const applyRequest = post('applyRequest', 'support/requests/{id}/apply', {
  ...ofRequest,
  summary: 'Apply an approved request',
  body: z.strictObject({ rev, over: z.optional(z.nullable(z.string().check(z.maxLength(2000)))) }),
});

export const refuseApprovedRequest = post('refuseApprovedRequest', 'support/requests/{id}/refuse', {
  ...ofRequest,
  summary: 'Refuse an approved request, with the reason',
  body: z.strictObject({ rev, answer: refusalSchema }),
});

/** Takes an applied cancellation back before its day: the service goes on. */
export const undoCancellation = post('undoCancellation', 'support/requests/{id}/withdraw', {
  ...ofRequest,
  summary: 'Withdraw an applied cancellation',
  body: z.strictObject({ rev }),
});
