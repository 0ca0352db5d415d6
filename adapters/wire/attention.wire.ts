import * as z from 'zod/mini';
import {
  ATTENTION_MOST,
  ATTENTION_SHOWS,
  ATTENTION_STEP,
  attentionActSchema,
  attentionItemSchema,
  attentionSchema,
} from '#core/attention/attention.schema.ts';
import { get, put } from './endpoint.ts';
import { numberText, text } from './params.ts';
import { nothingSchema } from './problem.wire.ts';

const common = {
  access: { kind: 'full', applications: [2], permissions: [] },
  inGroup: true,
} as const;
const ofSite = { params: z.strictObject({ sn: numberText }), errors: [404] } as const;

/** What needs somebody of the active group (domain guide 6.19). */
export const attention = get('attention', 'home/attention', {
  ...common,
  summary: 'What needs somebody, of the active site group',
  query: z.strictObject({
    show: z.enum(ATTENTION_SHOWS),
    /** How many items, the most urgent first. */
    most: z._default(z.pipe(numberText, z.int().check(z.maximum(ATTENTION_MOST))), ATTENTION_STEP),
  }),
  reply: attentionSchema,
});

/** Under the revision that was read: whoever was faster is named (domain guide 5.3). */
export const sayAttention = put('sayAttention', 'site/{sn}/attention', {
  ...common,
  ...ofSite,
  repeatable: 'byKey',
  summary: 'Acknowledge, snooze, assign or note what needs somebody',
  body: z.strictObject({
    key: text(200),
    rev: z.int().check(z.minimum(0)),
    said: attentionActSchema,
  }),
  reply: attentionItemSchema,
  errors: [404, 409, 422],
});

/** Says the wanted state instead of toggling, so that a repeat does no harm. */
export const watchSite = put('watchSite', 'site/{sn}/watch', {
  ...common,
  ...ofSite,
  repeatable: 'always',
  summary: 'Have the people of the group watch an account together, or not',
  body: z.strictObject({ watched: z.boolean() }),
  reply: nothingSchema,
});
