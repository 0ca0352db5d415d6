import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { STAFF_REQUEST_LIST } from './request-list.ts';
import { refusalSchema, requestDetailSchema, requestPageSchema } from './request-detail.schema.ts';
import { rev } from '../operations/fields.ts';
import { exportInput, listFile, queryInput } from '../lists/list-input.ts';

const staff = { kind: 'full', applications: [1], permissions: ['requests'] } as const;

const page = z.optional(z.string().check(z.maxLength(9)));

const ofRequest = {
  access: staff,
  input: { id: z.uuid() },
  refusals: ['notFound', 'conflict'],
  repeatable: 'byKey',
} as const;

export const staffRequestsApi = {
  /** Returns the requests that dealers approved, including those that staff have already decided (domain guide 6.7 "Request"). */
  listStaffRequests: operation({
    summary: 'Requests that dealers approved',
    access: staff,
    ...queryInput(STAFF_REQUEST_LIST, { page }),
    output: requestPageSchema,
  }),

  exportStaffRequests: operation({
    ...listFile,
    summary: 'Requests that dealers approved, as a file',
    access: staff,
    ...exportInput(STAFF_REQUEST_LIST, {}),
    background: true,
  }),

  readStaffRequest: operation({
    summary: 'One request that a dealer approved',
    access: staff,
    input: { id: z.uuid() },
    output: requestDetailSchema,
    refusals: ['notFound'],
  }),

  /**
   * Applies an approved request. Returns 409 `valueChanged` if the value has changed since the request was made, unless
   * `over` contains the current value.
   */
  applyRequest: operation({
    ...ofRequest,
    summary: 'Apply an approved request',
    input: {
      ...ofRequest.input,
      rev,
      over: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
    },
  }),

  refuseApprovedRequest: operation({
    ...ofRequest,
    summary: 'Refuse an approved request, with the reason',
    input: { ...ofRequest.input, rev, answer: refusalSchema },
  }),

  /** Undoes an applied cancellation before its end date, so that the service continues. */
  undoCancellation: operation({
    ...ofRequest,
    summary: 'Withdraw an applied cancellation',
    input: { ...ofRequest.input, rev },
  }),
};
