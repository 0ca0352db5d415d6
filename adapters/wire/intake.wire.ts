import * as z from 'zod/mini';
import { LIMITS } from '#core/kernel/limits.ts';
import { intakeReceiptSchema } from '#core/intake/intake.schema.ts';
import { post } from './endpoint.ts';
import { text } from './params.ts';

const anyone = { kind: 'full', applications: [1, 2, 3], permissions: [] } as const;
const place = {
  route: z.string().check(z.maxLength(256)),
  appVersion: z.string().check(z.maxLength(32)),
};
const common = {
  access: anyone,
  reply: intakeReceiptSchema,
  oncePerKey: true,
  inGroup: true,
  errors: [409, 422],
} as const;

/** Submit A Bug; details may stay empty, and a repeat under its key gets the first reference again (spec §2.3). */
export const submitBug = post('submitBug', 'intake/bug', {
  ...common,
  summary: 'Report a bug',
  body: z.strictObject({
    ...place,
    summary: text(LIMITS.bugSummary),
    details: z.string().check(z.maxLength(LIMITS.intakeText)),
  }),
});

/** Provide Feedback; 1 to 5 stars are enough without words (spec §2.3). */
export const submitFeedback = post('submitFeedback', 'intake/feedback', {
  ...common,
  summary: 'Give feedback',
  body: z.strictObject({
    ...place,
    rating: z.int().check(z.minimum(1), z.maximum(5)),
    comment: z.string().check(z.maxLength(LIMITS.intakeText)),
  }),
});
