import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import {
  acknowledgedMessagesSchema,
  ACKNOWLEDGED_AT_ONCE,
  closingTextSchema,
  messageCountsSchema,
  messageDetailSchema,
  messageNoteSchema,
  messageOutcomeSchema,
  messagePageSchema,
  seenMessageSchema,
} from './message-detail.schema.ts';
import { MESSAGE_LIST } from './message-list.ts';
import { rev } from '../operations/fields.ts';
import { exportInput, listFile, queryInput } from '../lists/list-input.ts';

/** Options of the read calls. This flag opens the inbox; changes also require the right to edit (domain guide 5.1). */
const dealers = { kind: 'full', applications: [2], permissions: ['ansServiceBlockFlag'] } as const;

const editors = { ...dealers, permissions: ['ansServiceBlockFlag', 'ansServiceEdit'] } as const;

const page = z.optional(z.string().check(z.maxLength(9)));

const ofMessage = {
  access: editors,
  input: { id: z.uuid() },
  refusals: ['notFound', 'conflict'],
  inGroup: true,
  repeatable: 'byKey',
} as const;

export const answeringMessagesApi = {
  /** Lists messages of the group and its branches; 404 if the group has no answering service (domain guide 6.8 a). */
  listAnsweringMessages: operation({
    summary: 'Messages of the answering service',
    access: dealers,
    ...queryInput(MESSAGE_LIST, { page }),
    output: messagePageSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  /** Counts the waiting messages, for the navigation and the dashboard. */
  countAnsweringMessages: operation({
    summary: 'Number of open messages',
    access: dealers,
    output: messageCountsSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  exportAnsweringMessages: operation({
    ...listFile,
    summary: 'Messages of a filter, as a file',
    access: dealers,
    ...exportInput(MESSAGE_LIST, {}),
    refusals: ['notFound', 'unacceptable'],
    inGroup: true,
    background: true,
  }),

  /** Returns one message with its deliveries and actions; 404 for a message outside the caller's groups. */
  readAnsweringMessage: operation({
    summary: 'One message',
    access: dealers,
    input: { id: z.uuid() },
    output: messageDetailSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  /** Acknowledges a message in the revision last read. A 409 names the user who acted first. */
  acknowledgeAnsweringMessage: operation({
    ...ofMessage,
    summary: 'Acknowledge a message',
    input: { ...ofMessage.input, rev },
  }),

  /** Acknowledges several messages and returns the refused ones with a reason. With `dryRun`, nothing is changed. */
  acknowledgeAnsweringMessages: operation({
    summary: 'Acknowledge several messages',
    access: editors,
    input: {
      messages: z.array(seenMessageSchema).check(z.minLength(1), z.maxLength(ACKNOWLEDGED_AT_ONCE)),
      dryRun: z.boolean(),
    },
    output: acknowledgedMessagesSchema,
    refusals: ['notFound'],
    inGroup: true,
    repeatable: 'byKey',
  }),

  assignAnsweringMessage: operation({
    ...ofMessage,
    summary: 'Assign a message to a user of the group, or to nobody',
    input: { ...ofMessage.input, rev, personId: z.nullable(z.string().check(z.maxLength(64))) },
  }),

  closeAnsweringMessage: operation({
    ...ofMessage,
    summary: 'Close a message with its outcome',
    input: { ...ofMessage.input, rev, outcome: messageOutcomeSchema, words: closingTextSchema },
  }),

  /** Adds an internal note to a message, once per `entryId`. */
  noteAnsweringMessage: operation({
    ...ofMessage,
    summary: 'Add an internal note to a message',
    input: { ...ofMessage.input, entryId: z.uuid(), text: messageNoteSchema },
    refusals: ['notFound'],
    repeatable: 'always',
  }),

  /** Records a call back to the caller, once per `entryId`. */
  callAnsweringMessage: operation({
    ...ofMessage,
    summary: 'Record that the caller was called back',
    input: { ...ofMessage.input, entryId: z.uuid() },
    refusals: ['notFound'],
    repeatable: 'always',
  }),

  /** Sends a message to a person by email or text message, once per `deliveryId`. The delivery log shows the result. */
  redeliverAnsweringMessage: operation({
    ...ofMessage,
    summary: 'Send a message again',
    input: {
      ...ofMessage.input,
      rev,
      deliveryId: z.uuid(),
      personId: z.string().check(z.maxLength(64)),
      channel: z.enum(['email', 'sms']),
    },
    refusals: ['notFound', 'conflict', 'unacceptable'],
  }),
};

/** Server calls of the answering-service inbox. */
export type AnsweringMessagesGateway = GatewayOf<typeof answeringMessagesApi>;
