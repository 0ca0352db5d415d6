import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import {
  MESSAGE_CATEGORIES,
  MESSAGE_PRIORITIES,
} from '../answering-messages/message-detail.schema.ts';
import {
  NOTIFY_DIGESTS,
  NOTIFY_TIMINGS,
  NOTIFY_CAUSES,
  notifyOverviewSchema,
  notifyDryRunSchema,
  notifyChecks,
  notifyFields,
  type NotifyCause,
  type NotifyDigest,
  type NotifyForm,
  type NotifyTiming,
} from './notify-rule.schema.ts';
import { rev } from '../operations/fields.ts';

/**
 * Options of the read calls. The flag `ansServiceBlockFlag` opens the screen; changes also require the right to edit
 * (domain guide 5.1).
 */
const dealers = { kind: 'full', applications: [2], permissions: ['ansServiceBlockFlag'] } as const;

const editors = { ...dealers, permissions: ['ansServiceBlockFlag', 'ansServiceEdit'] } as const;

const ofRule = {
  access: editors,
  input: { id: z.uuid() },
  inGroup: true,
  repeatable: 'byKey',
} as const;

/** Builds the schema of a comma-separated list; an empty list means all values. */
const several = <Value extends string>(of: readonly Value[]) =>
  z.pipe(
    z._default(z.string().check(z.maxLength(200)), ''),
    z.transform((text) => of.filter((one) => text.split(',').includes(one))),
  );

type Trial = Pick<NotifyForm, 'cause' | 'categories' | 'priorities' | 'timing' | 'digest'>;

export const autoNotifyApi = {
  /** Returns the group's rules with their results of the last week, and the possible recipients (domain guide 6.8 c). */
  notifyDesk: operation({
    summary: 'Automatic notification rules',
    access: dealers,
    output: notifyOverviewSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  /** Computes which notices a rule would have sent last week, from real events. */
  dryRunNotifyRule: operation({
    summary: 'Messages a rule would have sent last week',
    access: dealers,
    input: {
      cause: z.enum(Object.keys(NOTIFY_CAUSES) as NotifyCause[]),
      categories: several(MESSAGE_CATEGORIES),
      priorities: several(MESSAGE_PRIORITIES),
      timing: z.enum(Object.keys(NOTIFY_TIMINGS) as NotifyTiming[]),
      digest: z.enum(Object.keys(NOTIFY_DIGESTS) as NotifyDigest[]),
    },
    codec: {
      read: (given: Trial) => given,
      write: ({ categories, priorities, ...rest }: Trial) => ({
        ...rest,
        categories: categories.join(','),
        priorities: priorities.join(','),
      }),
    },
    output: notifyDryRunSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  /** Adds a rule, once per id. The form generates the id. */
  addNotifyRule: operation({
    summary: 'Add a rule',
    access: editors,
    input: z.strictObject({ id: z.uuid(), ...notifyFields }).check(...notifyChecks),
    refusals: ['notFound', 'unacceptable'],
    inGroup: true,
    repeatable: 'byKey',
  }),

  /** Changes a rule in the revision last read. A 409 names the user who changed the rule first. */
  changeNotifyRule: operation({
    ...ofRule,
    summary: 'Change a rule',
    input: z.strictObject({ ...ofRule.input, rev, ...notifyFields }).check(...notifyChecks),
    refusals: ['notFound', 'conflict', 'unacceptable'],
  }),

  turnNotifyRule: operation({
    ...ofRule,
    summary: 'Turn a rule on or off',
    input: { ...ofRule.input, rev, enabled: z.boolean() },
    refusals: ['notFound', 'conflict'],
  }),

  removeNotifyRule: operation({
    ...ofRule,
    summary: 'Remove a rule',
    input: { ...ofRule.input, rev },
    refusals: ['notFound', 'conflict'],
  }),
};

/** Server calls about automatic-notification rules. */
export type AutoNotifyGateway = GatewayOf<typeof autoNotifyApi>;
