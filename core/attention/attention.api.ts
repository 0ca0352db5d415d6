import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { POSITION } from './attention-position.rule.ts';
import {
  acknowledgedItemsSchema,
  ACKNOWLEDGED_AT_ONCE,
  assignedItemsSchema,
  ATTENTION_AGES,
  ATTENTION_KINDS,
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

const several = {
  items: z
    .array(z.strictObject({ sn: wholeNumber, key: text(200), rev: revOrNone }))
    .check(z.minLength(1), z.maxLength(ACKNOWLEDGED_AT_ONCE)),
  dryRun: z.boolean(),
};

export const attentionApi = {
  /** Lists the items that need attention in the active group (domain guide 6.19). */
  attention: operation({
    ...common,
    summary: 'Items of the active site group that need attention',
    input: {
      show: z.enum(ATTENTION_SHOWS),
      /** Only items of this kind; all kinds if absent. */
      kind: z.optional(z.enum(ATTENTION_KINDS)),
      age: z.optional(z.enum(ATTENTION_AGES)),
      /** Only items of this group, without its branches. */
      branch: z.optional(wholeNumber),
      /** Only items of this site. */
      site: z.optional(wholeNumber),
      /** The position after which the page starts; the first page if absent. */
      behind: z.optional(z.string().check(z.maxLength(250), z.regex(POSITION))),
      /** Maximum number of items to return, most urgent first. */
      most: z._default(wholeNumber.check(z.maximum(ATTENTION_MOST)), ATTENTION_STEP),
    },
    output: attentionSchema,
  }),

  /** Applies an act to the revision last read and returns the stored item. A 409 names the user who acted first (domain guide 5.3). */
  sayAttention: operation({
    ...common,
    ...ofSite,
    summary: 'Acknowledge, snooze, assign or annotate an item that needs attention',
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

  /** Acknowledges several items and returns those that were not, with the reason. With `dryRun`, nothing is changed. */
  acknowledgeAttention: operation({
    ...common,
    summary: 'Acknowledge several items that need attention',
    input: several,
    output: acknowledgedItemsSchema,
    refusals: ['notFound'],
    repeatable: 'byKey',
  }),

  /** Assigns several items to a person, or to nobody, and returns those that were not, with the reason. With `dryRun`, nothing is changed. */
  assignAttention: operation({
    ...common,
    summary: 'Assign several items that need attention',
    input: { ...several, to: z.nullable(text(64)) },
    output: assignedItemsSchema,
    refusals: ['notFound'],
    repeatable: 'byKey',
  }),

  /** Adds a site to the group's watch list, or removes a site from the list. The input has the target state, so the call is idempotent. */
  watchSite: operation({
    ...common,
    ...ofSite,
    summary: 'Add an account to the group’s watch list, or remove it',
    input: { ...ofSite.input, watched: z.boolean() },
    repeatable: 'always',
  }),
};

/** Server calls about items that need attention in the active group (domain guide 6.19). */
export type AttentionGateway = GatewayOf<typeof attentionApi>;
