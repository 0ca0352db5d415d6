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
  /** Submits a bug report; details are optional (spec §2.3). Idempotent by key: a repeat returns the first reference. */
  submitBug: operation({
    ...common,
    summary: 'Report a bug',
    input: {
      ...place,
      summary: text(LIMITS.bugSummary),
      details: z.string().check(z.maxLength(LIMITS.intakeText)),
    },
  }),

  /** Submits feedback of 1 to 5 stars; a comment is optional (spec §2.3). */
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

/** API for bug reports and feedback. Each form uses one idempotency key, so that a repeated request is stored once. */
export type IntakeGateway = GatewayOf<typeof intakeApi>;
