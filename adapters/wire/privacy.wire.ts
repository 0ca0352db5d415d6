import * as z from 'zod/mini';
import { LIMITS } from '#core/kernel/limits.ts';
import { agreementHistorySchema } from '#core/agreement/agreement-text.schema.ts';
import { get, put } from './endpoint.ts';
import { numberText, revText, text } from './params.ts';

const publisher = { kind: 'full', applications: [1], permissions: ['policy'] } as const;

/** The current policy and its versions, for those who publish it. */
export const policyHistory = get('policyHistory', 'privacyPolicy/versions', {
  summary: 'Versions of the privacy policy',
  access: publisher,
  reply: agreementHistorySchema,
});

export const policyVersion = get('policyVersion', 'privacyPolicy/versions/{version}', {
  summary: 'The text of one version of the privacy policy',
  access: publisher,
  params: z.strictObject({ version: numberText }),
  reply: z.object({ text: z.string() }),
  errors: [404],
});

/** PUT privacyPolicy with policy (spec §7.2); `rev` in the query is the version the edit began with. */
export const publishPolicy = put('publishPolicy', 'privacyPolicy', {
  repeatable: 'byKey',
  summary: 'Publish a new version of the privacy policy',
  access: publisher,
  query: z.strictObject({ rev: z.optional(revText) }),
  body: z.strictObject({
    policy: text(LIMITS.privacyPolicy),
  }),
  reply: agreementHistorySchema,
  errors: [409, 422],
});
