import * as z from 'zod/mini';
import {
  acknowledgedMessagesSchema,
  ACKNOWLEDGED_AT_ONCE,
  closingWordsSchema,
  messageCountsSchema,
  messageDetailSchema,
  messageNoteSchema,
  messageOutcomeSchema,
  messagePageSchema,
  seenMessageSchema,
} from '#core/answering-messages/answering-message.schema.ts';
import { MESSAGE_LIST } from '#core/answering-messages/message-list.ts';
import { get, post } from './endpoint.ts';
import { rev } from './params.ts';
import { exportParams, listFile, listParams } from './lists.wire.ts';
import { nothingSchema } from './problem.wire.ts';

/** The flag opens the screen; who changes anything holds the right to edit besides (domain guide 5.1). */
const dealers = { kind: 'full', applications: [2], permissions: ['ansServiceBlockFlag'] } as const;
const editors = { ...dealers, permissions: ['ansServiceBlockFlag', 'ansServiceEdit'] } as const;
const page = z.optional(z.string().check(z.maxLength(9)));
const ofMessage = {
  inGroup: true,
  access: editors,
  params: z.strictObject({ id: z.uuid() }),
  repeatable: 'byKey',
  reply: nothingSchema,
  errors: [404, 409],
} as const;

/** Messages of the group and its branches; 404 where it has no answering service (domain guide 6.8 a). */
export const listAnsweringMessages = get('listAnsweringMessages', 'ans-service/messages', {
  inGroup: true,
  summary: 'What the answering service took down',
  access: dealers,
  query: z.strictObject({ ...listParams(MESSAGE_LIST), page }),
  reply: messagePageSchema,
  errors: [404],
});

/** How many wait for somebody, for the navigation and the dashboard. */
export const countAnsweringMessages = get(
  'countAnsweringMessages',
  'ans-service/messages/waiting',
  {
    inGroup: true,
    summary: 'How many messages wait',
    access: dealers,
    reply: messageCountsSchema,
    errors: [404],
  },
);

export const exportAnsweringMessages = get(
  'exportAnsweringMessages',
  'ans-service/messages/export',
  {
    ...listFile,
    inGroup: true,
    summary: 'Messages of a filter, as a file',
    access: dealers,
    query: z.strictObject({ ...listParams(MESSAGE_LIST), ...exportParams }),
    errors: [404, 422],
  },
);

/** One message with its deliveries and what was done; 404 outside of the scope. */
export const readAnsweringMessage = get('readAnsweringMessage', 'ans-service/messages/{id}', {
  inGroup: true,
  summary: 'One message',
  access: dealers,
  params: z.strictObject({ id: z.uuid() }),
  reply: messageDetailSchema,
  errors: [404],
});

/** As it was last seen; 409 tells who was quicker. */
export const acknowledgeAnsweringMessage = post(
  'acknowledgeAnsweringMessage',
  'ans-service/messages/{id}/acknowledge',
  { ...ofMessage, summary: 'Acknowledge a message', body: z.strictObject({ rev }) },
);

/** Acknowledges those of several that can be, or with `dryRun` says which; the others are named with the reason. */
export const acknowledgeAnsweringMessages = post(
  'acknowledgeAnsweringMessages',
  'ans-service/messages/acknowledge',
  {
    inGroup: true,
    repeatable: 'byKey',
    summary: 'Acknowledge several messages',
    access: editors,
    body: z.strictObject({
      messages: z.array(seenMessageSchema).check(z.minLength(1), z.maxLength(ACKNOWLEDGED_AT_ONCE)),
      dryRun: z.boolean(),
    }),
    reply: acknowledgedMessagesSchema,
    errors: [404],
  },
);

export const assignAnsweringMessage = post(
  'assignAnsweringMessage',
  'ans-service/messages/{id}/assign',
  {
    ...ofMessage,
    summary: 'Give a message to somebody of the group, or to nobody',
    body: z.strictObject({ rev, personId: z.nullable(z.string().check(z.maxLength(64))) }),
  },
);

export const closeAnsweringMessage = post(
  'closeAnsweringMessage',
  'ans-service/messages/{id}/close',
  {
    ...ofMessage,
    summary: 'Close a message with what came of it',
    body: z.strictObject({ rev, outcome: messageOutcomeSchema, words: closingWordsSchema }),
  },
);

export const noteAnsweringMessage = post('noteAnsweringMessage', 'ans-service/messages/{id}/note', {
  ...ofMessage,
  repeatable: 'always',
  summary: 'Write an internal note beside a message',
  body: z.strictObject({ entryId: z.uuid(), text: messageNoteSchema }),
  errors: [404],
});

export const callAnsweringMessage = post(
  'callAnsweringMessage',
  'ans-service/messages/{id}/called',
  {
    ...ofMessage,
    repeatable: 'always',
    summary: 'Say that the caller was called back',
    body: z.strictObject({ entryId: z.uuid() }),
    errors: [404],
  },
);

/** Sends it to somebody by mail or text message; the log follows what becomes of it. */
export const redeliverAnsweringMessage = post(
  'redeliverAnsweringMessage',
  'ans-service/messages/{id}/redeliver',
  {
    ...ofMessage,
    summary: 'Send a message once more',
    body: z.strictObject({
      rev,
      deliveryId: z.uuid(),
      personId: z.string().check(z.maxLength(64)),
      channel: z.enum(['email', 'sms']),
    }),
    errors: [404, 409, 422],
  },
);
