import * as z from 'zod/mini';
import {
  REQUEST_LIMITS,
  REQUEST_STATES,
  requestForm,
  requestedFieldSchema,
} from '../account-info/change-request.schema.ts';
import { boundedText, requiredText } from '../forms/bounded-text.schema.ts';
import { rev } from '../operations/fields.ts';

/** What a request is about: a field of the account, or its service as a whole. */
export const requestSubjectSchema = z.enum([...requestedFieldSchema.options, 'service']);
export type RequestSubject = z.infer<typeof requestSubjectSchema>;

/** The same as people read them. */
export const REQUEST_SUBJECT_NAMES: Readonly<Record<RequestSubject, string>> = {
  ...requestForm.labels,
  service: 'Cancel service',
};

/** What kind of request it is. */
export const REQUEST_KINDS = ['address', 'instructions', 'cancellation'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];
export const REQUEST_KIND_NAMES: Readonly<Record<RequestKind, string>> = {
  address: 'Dispatch address',
  instructions: 'Instructions',
  cancellation: 'Cancel service',
};

/** Of which kind a request about something is. */
export const kindOfRequest = (subject: RequestSubject): RequestKind => {
  if (subject === 'service') return 'cancellation';
  return subject === 'dispatchInstructions' ? 'instructions' : 'address';
};

const text = z.nullable(z.string());

/** What is said with an approval or a refusal, a refusal never without. */
export const answerSchema = boundedText(REQUEST_LIMITS.words);
export const refusalSchema = requiredText('A reason', REQUEST_LIMITS.words);

/** A request as lists carry it; times are ISO instants. */
export const requestRowSchema = z.object({
  id: z.string(),
  rev: z.int(),
  siteNum: z.int(),
  siteName: z.string(),
  siteGroup: z.object({ siteGroupNum: z.int(), siteGroupName: z.string() }),
  transmitterCode: text,
  timeZone: z.string(),
  subject: requestSubjectSchema,
  before: text,
  /** Of a cancellation the day on which the service ends, `2026-12-01`. */
  wanted: text,
  state: z.enum(REQUEST_STATES),
  askedBy: z.string(),
  askedAt: z.string(),
  /** Of a cancellation: when the service ends, why, and whether it has. */
  endsAt: text,
  reason: text,
  reasonText: text,
  ended: z.boolean(),
  answer: text,
  decidedBy: text,
  decidedAt: text,
});
export type RequestRow = z.infer<typeof requestRowSchema>;

/** One step a request went. */
const requestStepSchema = z.object({
  state: z.enum([...REQUEST_STATES, 'Cancelled']),
  by: text,
  at: z.string(),
  words: text,
});
export type RequestStep = z.infer<typeof requestStepSchema>;

/** A request whole: what is in force by now, and every step, the first first. */
export const requestDetailSchema = z.extend(requestRowSchema, {
  asOf: z.string(),
  addressDisplay: z.string(),
  inForce: text,
  steps: z.array(requestStepSchema),
});
export type RequestDetail = z.infer<typeof requestDetailSchema>;

/** One page of the list with the branches it can be narrowed to. */
export const requestPageSchema = z.object({
  requests: z.array(requestRowSchema),
  total: z.int(),
  asOf: z.string(),
  branches: z.array(z.object({ siteGroupNum: z.int(), siteGroupName: z.string() })),
});
export type RequestPage = z.infer<typeof requestPageSchema>;

/** A request as somebody last saw it. */
export const seenRequestSchema = z.object({ id: z.uuid(), rev });
export type SeenRequest = z.infer<typeof seenRequestSchema>;

/** The most requests approved at once: one page of the list. */
export const APPROVED_AT_ONCE = 100;

/** What approving several would do, or did: how many, and which were skipped and why (domain guide 5.5 "Bulk actions"). */
export const approvedRequestsSchema = z.object({
  approved: z.array(z.string()),
  skipped: z.array(z.object({ id: z.string(), name: z.string(), reason: z.string() })),
});
export type ApprovedRequests = z.infer<typeof approvedRequestsSchema>;
