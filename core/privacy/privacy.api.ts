import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { agreementHistorySchema } from '../agreement/agreement-version.schema.ts';
import { wholeNumber, revOrNone, text } from '../operations/fields.ts';

const publisher = { kind: 'full', applications: [1], permissions: ['policy'] } as const;

export const privacyApi = {
  /** Returns the current policy and its earlier versions, for staff who publish policies. */
  policyHistory: operation({
    summary: 'Versions of the privacy policy',
    access: publisher,
    output: agreementHistorySchema,
  }),

  policyVersion: operation({
    summary: 'The text of one version of the privacy policy',
    access: publisher,
    input: { version: wholeNumber },
    output: z.object({ text: z.string() }),
    refusals: ['notFound'],
  }),

  /** Publishes a policy: PUT privacyPolicy with policy (spec §7.2). `rev` in the query is the version that was edited. */
  publishPolicy: operation({
    summary: 'Publish a new version of the privacy policy',
    access: publisher,
    input: { rev: z.optional(revOrNone), policy: text(LIMITS.privacyPolicy) },
    output: agreementHistorySchema,
    refusals: ['conflict', 'unacceptable'],
    repeatable: 'byKey',
  }),
};
