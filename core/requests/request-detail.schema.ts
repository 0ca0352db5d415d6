import * as z from 'zod/mini';
import {
  REQUEST_LIMITS,
  REQUEST_STATES,
  requestForm,
  requestedFieldSchema,
} from '../account-info/change-request.schema.ts';
import { boundedText, requiredText } from '../forms/bounded-text.schema.ts';
import { rev } from '../operations/fields.ts';

/** The subject of a request: a field of the account, or the whole service. */
export const requestSubjectSchema = z.enum([...requestedFieldSchema.options, 'service']);
export type RequestSubject = z.infer<typeof requestSubjectSchema>;

export const REQUEST_SUBJECT_NAMES: Readonly<Record<RequestSubject, string>> = {
  ...requestForm.labels,
  service: 'Cancel service',
};

export const REQUEST_KINDS = ['address', 'instructions', 'cancellation'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];
export const REQUEST_KIND_NAMES: Readonly<Record<RequestKind, string>> = {
  address: 'Dispatch address',
  instructions: 'Instructions',
  cancellation: 'Cancel service',
};

/** Returns the kind of request for a subject. */
export const kindOfRequest = (subject: RequestSubject): RequestKind => {
  if (subject === 'service') return 'cancellation';
  return subject === 'dispatchInstructions' ? 'instructions' : 'address';
};

const text = z.nullable(z.string());

/** The schema of the text sent with an approval. */
export const answerSchema = boundedText(REQUEST_LIMITS.words);
export const refusalSchema = requiredText('A reason', REQUEST_LIMITS.words);

/** A request in a list. Times are ISO instants. */
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
  /** The requested value. For a cancellation, the day on which the service ends, such as `2026-12-01`. */
  wanted: text,
  state: z.enum(REQUEST_STATES),
  askedBy: z.string(),
  askedAt: z.string(),
  /** When the service ends. The fields `endsAt`, `reason`, `reasonText` and `ended` are set only for a cancellation. */
  endsAt: text,
  reason: text,
  reasonText: text,
  ended: z.boolean(),
  answer: text,
  decidedBy: text,
  decidedAt: text,
});
export type RequestRow = z.infer<typeof requestRowSchema>;

const requestStepSchema = z.object({
  state: z.enum([...REQUEST_STATES, 'Cancelled']),
  by: text,
  at: z.string(),
  words: text,
});
export type RequestStep = z.infer<typeof requestStepSchema>;

/** A full request, with the current value of its subject and every step, oldest first. */
export const requestDetailSchema = z.extend(requestRowSchema, {
  asOf: z.string(),
  addressDisplay: z.string(),
  inForce: text,
  steps: z.array(requestStepSchema),
});
export type RequestDetail = z.infer<typeof requestDetailSchema>;

/** One page of the request list, with the branches to filter by. */
export const requestPageSchema = z.object({
  requests: z.array(requestRowSchema),
  total: z.int(),
  asOf: z.string(),
  branches: z.array(z.object({ siteGroupNum: z.int(), siteGroupName: z.string() })),
});
export type RequestPage = z.infer<typeof requestPageSchema>;

/** A request with the revision that the person last saw. */
export const seenRequestSchema = z.object({ id: z.uuid(), rev });
export type SeenRequest = z.infer<typeof seenRequestSchema>;

/** The maximum number of requests approved at once: one page of the list. */
export const APPROVED_AT_ONCE = 100;

/**
 * The result of approving several requests, or of a dry run: the approved requests, and the skipped ones with reasons
 * (domain guide 5.5 "Bulk actions").
 */
export const approvedRequestsSchema = z.object({
  approved: z.array(z.string()),
  skipped: z.array(z.object({ id: z.string(), name: z.string(), reason: z.string() })),
});
export type ApprovedRequests = z.infer<typeof approvedRequestsSchema>;
