import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { intakeReceiptSchema } from './bug-form.schema.ts';
import { text } from '../operations/fields.ts';
import type { GatewayOf } from '../operations/gateway-of.ts';

const anyone = { kind: 'full', applications: [1, 2, 3], permissions: [] } as const;

const place = {
  route: z.string().check(z.maxLength(256)),
  appVersion: z.string().check(z.maxLength(32)),
};

const common = {
  access: anyone,
  output: intakeReceiptSchema,
  refusals: ['conflict', 'unacceptable'],
  oncePerKey: true,
  inGroup: true,
} as const;

export const intakeApi = {
  /** Submit A Bug. Details may be empty, and a repeat under its key gets the first reference again (spec §2.3). */
  submitBug: operation({
    ...common,
    summary: 'Report a bug',
    input: {
      ...place,
      summary: text(LIMITS.bugSummary),
      details: z.string().check(z.maxLength(LIMITS.intakeText)),
    },
  }),

  /** Provide Feedback. 1 to 5 stars are enough without a comment (spec §2.3). */
  submitFeedback: operation({
    ...common,
    summary: 'Give feedback',
    input: {
      ...place,
      rating: z.int().check(z.minimum(1), z.maximum(5)),
      comment: z.string().check(z.maxLength(LIMITS.intakeText)),
    },
  }),
};

/** API calls for bug reports and feedback. The key is created once per form, so that a repeat is stored once. */
export type IntakeGateway = GatewayOf<typeof intakeApi>;
