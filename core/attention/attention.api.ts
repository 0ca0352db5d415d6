import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import {
  ATTENTION_MOST,
  ATTENTION_SHOWS,
  ATTENTION_STEP,
  attentionActSchema,
  attentionItemSchema,
  attentionSchema,
} from './attention.schema.ts';
import { wholeNumber, text, revOrNone } from '../operations/fields.ts';

const common = {
  access: { kind: 'full', applications: [2], permissions: [] },
  inGroup: true,
} as const;

const ofSite = { input: { sn: wholeNumber }, refusals: ['notFound'] } as const;

export const attentionApi = {
  /** Lists what needs attention in the active group (domain guide 6.19). */
  attention: operation({
    ...common,
    summary: 'What needs somebody, of the active site group',
    input: {
      show: z.enum(ATTENTION_SHOWS),
      /** Maximum number of items returned, the most urgent first. */
      most: z._default(wholeNumber.check(z.maximum(ATTENTION_MOST)), ATTENTION_STEP),
    },
    output: attentionSchema,
  }),

  /** Applies an act to the revision that was read; a conflict names who was faster (domain guide 5.3). Returns the item as now stored. */
  sayAttention: operation({
    ...common,
    ...ofSite,
    summary: 'Acknowledge, snooze, assign or note what needs somebody',
    input: {
      ...ofSite.input,
      key: text(200),
      rev: revOrNone,
      said: attentionActSchema,
    },
    output: attentionItemSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
  }),

  /** Sets the requested state instead of toggling, so that a repeat does no harm. */
  watchSite: operation({
    ...common,
    ...ofSite,
    summary: 'Have the people of the group watch an account together, or not',
    input: { ...ofSite.input, watched: z.boolean() },
    repeatable: 'always',
  }),
};

/** Server calls about items that need attention in the active group (domain guide 6.19). */
export type AttentionGateway = GatewayOf<typeof attentionApi>;
