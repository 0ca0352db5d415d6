import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { wholeNumber } from '../operations/fields.ts';
import { stepReplySchema } from '../session/session-view.schema.ts';

export const agreementApi = {
  /** Returns the terms with their version. The client sends the version back, so that no one accepts an unseen text (spec §4.1). */
  terms: operation({
    summary: 'The terms and conditions',
    access: { kind: 'step', steps: ['terms'] },
    output: z.object({ version: z.int(), text: z.string() }),
  }),

  acceptTerms: operation({
    summary: 'Accept the terms and conditions',
    access: { kind: 'step', steps: ['terms'] },
    input: { version: wholeNumber },
    output: stepReplySchema,
    refusals: ['conflict'],
    repeatable: 'kept',
    impersonation: 'never',
  }),

  /** Returns the current privacy policy. No sign-in is required, because people read the policy before they sign in (spec §7.2). */
  privacyPolicy: operation({
    summary: 'The privacy policy',
    access: { kind: 'open' },
    output: z.object({ version: z.int(), policyText: z.string() }),
  }),

  /** Accepts the current privacy policy. The specification gives the call no payload, hence no version (spec §7.2). */
  acceptPrivacyPolicy: operation({
    summary: 'Accept the privacy policy',
    access: { kind: 'step', steps: ['privacy'] },
    output: stepReplySchema,
    refusals: ['conflict'],
    repeatable: 'kept',
    impersonation: 'never',
  }),
};
