import * as z from 'zod/mini';
import { stepReplySchema } from '#core/session/session-view.schema.ts';
import { endpoint } from './endpoint.ts';

/** The terms and conditions of dealers (spec §4.1). */
export const terms = endpoint({
  operationId: 'terms',
  method: 'GET',
  path: 'account/terms',
  summary: 'The terms and conditions',
  access: { kind: 'step', steps: ['terms'] },
  query: null,
  body: null,
  reply: z.object({ version: z.int(), text: z.string() }),
  errors: [],
});

export const acceptTerms = endpoint({
  operationId: 'acceptTerms',
  method: 'PUT',
  path: 'account/terms/accept',
  summary: 'Accept the terms and conditions',
  impersonation: 'never',
  access: { kind: 'step', steps: ['terms'] },
  query: null,
  body: z.strictObject({ version: z.int() }),
  reply: stepReplySchema,
  errors: [409],
});

/** GET privacyPolicy returns policyText (spec §7.2). */
export const privacyPolicy = endpoint({
  operationId: 'privacyPolicy',
  method: 'GET',
  path: 'privacyPolicy',
  summary: 'The privacy policy',
  access: { kind: 'open' },
  query: null,
  body: null,
  reply: z.object({ version: z.int(), policyText: z.string() }),
  errors: [],
});

/** PUT privacyPolicy/accept, no payload (spec §7.2). */
export const acceptPrivacyPolicy = endpoint({
  operationId: 'acceptPrivacyPolicy',
  method: 'PUT',
  path: 'privacyPolicy/accept',
  summary: 'Accept the privacy policy',
  impersonation: 'never',
  access: { kind: 'step', steps: ['privacy'] },
  query: null,
  body: null,
  reply: stepReplySchema,
  errors: [409],
});
