import * as z from 'zod/mini';
import { createForm, optionalText } from '../forms/create-form.schema.ts';
import { boundedText } from '../forms/bounded-text.schema.ts';
import { ACCOUNT_LIMITS } from './account-form.schema.ts';
import { rev } from '../operations/fields.ts';

const part = (max: number = ACCOUNT_LIMITS.addressPart) => optionalText(boundedText(max));

/**
 * What a customer asks for and the provider changes: the dispatch address and the permanent instructions are
 * safety-critical and never edited directly (domain guide 6.7).
 */
export const requestForm = createForm({
  street: { ...part(), label: 'Street' },
  unit: { ...part(), label: 'Unit' },
  city: { ...part(), label: 'City' },
  region: { ...part(), label: 'State' },
  postalCode: { ...part(ACCOUNT_LIMITS.postalCode), label: 'Postal code' },
  county: { ...part(), label: 'County' },
  crossStreet: { ...part(), label: 'Cross street' },
  subdivision: { ...part(), label: 'Subdivision' },
  dispatchInstructions: { ...part(ACCOUNT_LIMITS.instructions), label: 'Dispatch instructions' },
});

/** A field that is requested. */
export const requestedFieldSchema = z.enum(requestForm.names);
export type RequestedField = z.infer<typeof requestedFieldSchema>;

/** Without these nobody can be sent anywhere, so nobody asks for their removal. */
const NEEDED = ['street', 'city', 'region', 'postalCode'] as const;

const needs = (field: (typeof NEEDED)[number]) =>
  z.refine<z.infer<typeof draft>>((form) => form[field] !== null, {
    message: `${requestForm.labels[field]} is required`,
    path: [field],
  });

const draft = z.object(requestForm.draft);

/** What is wanted of every requested field; what is there already asks for nothing. */
export const requestFormSchema = draft.check(...NEEDED.map(needs));
export type RequestForm = z.infer<typeof requestFormSchema>;

/** One field as somebody wants it. */
export const requestedChangeSchema = z.object({
  /** Made by the form; of a wish in the place of an open request, that one's. */
  id: z.uuid(),
  field: requestedFieldSchema,
  /** What was in force when it was wished. */
  before: z.nullable(boundedText(ACCOUNT_LIMITS.instructions)),
  wanted: z.nullable(boundedText(ACCOUNT_LIMITS.instructions)),
  /** Revision of the open request it takes the place of; null for a new one. */
  rev: z.nullable(rev),
});
export type RequestedChange = z.infer<typeof requestedChangeSchema>;

/** Submitted until somebody of the provider or dealer decides; approved until it stands in the account (domain guide 10). */
export const REQUEST_STATES = ['Submitted', 'Approved', 'Applied', 'Refused'] as const;

/** Characters of the words beside the reason, and of an answer. */
export const REQUEST_LIMITS = { least: 5, words: 255 } as const;

/** A change somebody asked for. */
export const changeRequestSchema = z.object({
  id: z.string(),
  rev: z.int(),
  field: requestedFieldSchema,
  before: z.nullable(z.string()),
  wanted: z.nullable(z.string()),
  state: z.enum(REQUEST_STATES),
  askedBy: z.string(),
  askedAt: z.string(),
  /** Why it was refused, or what was said with the approval. */
  answer: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
});
export type ChangeRequest = z.infer<typeof changeRequestSchema>;
