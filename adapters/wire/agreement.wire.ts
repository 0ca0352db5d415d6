import * as z from 'zod/mini';
import { stepReplySchema } from '#core/session/session-view.schema.ts';
import { get, put } from './endpoint.ts';

/** The terms with the version to send back, so that nobody accepts a text they did not see (spec §4.1). */
export const terms = get('terms', 'account/terms', {
  summary: 'The terms and conditions',
  access: { kind: 'step', steps: ['terms'] },
  reply: z.object({ version: z.int(), text: z.string() }),
});

export const acceptTerms = put('acceptTerms', 'account/terms/accept', {
  repeatable: 'kept',
  summary: 'Accept the terms and conditions',
  impersonation: 'never',
  access: { kind: 'step', steps: ['terms'] },
  body: z.strictObject({ version: z.int() }),
  reply: stepReplySchema,
  errors: [409],
});

/** The policy now in force; open, because people read it before they sign in (spec §7.2). */
export const privacyPolicy = get('privacyPolicy', 'privacyPolicy', {
  summary: 'The privacy policy',
  access: { kind: 'open' },
  reply: z.object({ version: z.int(), policyText: z.string() }),
});

/** Accepts the policy in force at this moment: the specification gives the call no payload, hence no version (spec §7.2). */
export const acceptPrivacyPolicy = put('acceptPrivacyPolicy', 'privacyPolicy/accept', {
  repeatable: 'kept',
  summary: 'Accept the privacy policy',
  impersonation: 'never',
  access: { kind: 'step', steps: ['privacy'] },
  reply: stepReplySchema,
  errors: [409],
});
