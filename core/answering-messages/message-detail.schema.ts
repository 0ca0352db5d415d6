import * as z from 'zod/mini';
import { boundedText, requiredText } from '../forms/bounded-text.schema.ts';
import { MESSAGE_STATES } from './message-state.rule.ts';
import { rev } from '../operations/fields.ts';

/** Reasons for a caller's message (domain guide 6.8 a). */
export const MESSAGE_CATEGORIES = [
  'Service call',
  'Sales',
  'Billing',
  'Alarm question',
  'Emergency',
  'Cancel/change request',
  'Other',
] as const;
export const messageCategorySchema = z.enum(MESSAGE_CATEGORIES);
export type MessageCategory = z.infer<typeof messageCategorySchema>;

/** The urgencies of a message, lowest first. */
export const MESSAGE_PRIORITIES = ['Routine', 'Urgent', 'Emergency'] as const;
export const messagePrioritySchema = z.enum(MESSAGE_PRIORITIES);
export type MessagePriority = z.infer<typeof messagePrioritySchema>;

/** Outcomes of a message, entered when the message is closed. */
export const MESSAGE_OUTCOMES = [
  'Handled',
  'Called back',
  'Service booked',
  'Could not be reached',
  'Nothing to do',
  'Duplicate',
] as const;
export const messageOutcomeSchema = z.enum(MESSAGE_OUTCOMES);
export type MessageOutcome = z.infer<typeof messageOutcomeSchema>;

/** Maximum number of characters of each part of a message. */
export const MESSAGE_LIMITS = {
  callerName: 50,
  callback: 32,
  text: 4000,
  agent: 50,
  person: 100,
  note: 1000,
  recording: 512,
  /** Maximum number of characters of a message's text in the list. */
  excerpt: 160,
} as const;

/** Maximum number of messages acknowledged at once, equal to one page of the list. */
export const ACKNOWLEDGED_AT_ONCE = 100;

/** The channels by which a message is delivered. */
export const DELIVERY_CHANNELS = ['call', 'sms', 'email'] as const;
export const deliveryChannelSchema = z.enum(DELIVERY_CHANNELS);
export type DeliveryChannel = z.infer<typeof deliveryChannelSchema>;
export const DELIVERY_RESULTS = ['Delivered', 'No answer', 'Voicemail', 'Bounced'] as const;
export type DeliveryResult = (typeof DELIVERY_RESULTS)[number];

const text = z.nullable(z.string());

/** A message in the list. Times are ISO instants. */
export const messageRowSchema = z.object({
  id: z.string(),
  rev: z.int(),
  num: z.int(),
  receivedAt: z.string(),
  takenBy: z.string(),
  callerName: z.string(),
  callback: text,
  siteNum: z.nullable(z.int()),
  siteName: text,
  /** How the message was matched to a site; null if it was not. */
  siteBy: z.nullable(z.enum(['xmit', 'phone'])),
  transmitterCode: text,
  category: messageCategorySchema,
  priority: messagePrioritySchema,
  /** The start of the text. The full text is in exported files and the opened message. */
  text: z.string(),
  state: z.enum(MESSAGE_STATES),
  assignedTo: text,
});
export type MessageRow = z.infer<typeof messageRowSchema>;

/** A delivery of a message. Without a result the delivery is in progress; `tries` counts its attempts. */
const deliverySchema = z.object({
  id: z.string(),
  at: z.string(),
  channel: deliveryChannelSchema,
  person: z.string(),
  result: z.nullable(z.enum(DELIVERY_RESULTS)),
  tries: z.int(),
});
export type MessageDelivery = z.infer<typeof deliverySchema>;

/** An action on a message, or an internal note. */
const entrySchema = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(['note', 'act']),
  by: text,
  text: z.string(),
});

/** A person of the group to whom a message can be assigned or sent, with the available channels. */
export const messagePersonSchema = z.object({
  id: z.string(),
  name: z.string(),
  hasEmail: z.boolean(),
  hasPhone: z.boolean(),
});
export type MessagePerson = z.infer<typeof messagePersonSchema>;

/** A message with all details, deliveries and actions, oldest first. */
export const messageDetailSchema = z.extend(messageRowSchema, {
  asOf: z.string(),
  timeZone: z.string(),
  recordingUrl: text,
  assignedId: text,
  /** Until when the message is held; null if it is held without end or not held. */
  heldUntil: text,
  outcome: text,
  /** The panel that a customer's service request is about. */
  devNum: z.nullable(z.int()),
  deliveries: z.array(deliverySchema),
  entries: z.array(entrySchema),
  people: z.array(messagePersonSchema),
});
export type MessageDetail = z.infer<typeof messageDetailSchema>;

/** The number of waiting messages, of open messages, and of all messages. */
export const messageCountsSchema = z.object({ new: z.int(), open: z.int(), all: z.int() });
export type MessageCounts = z.infer<typeof messageCountsSchema>;

/** One page of the inbox, with the available filter values. */
export const messagePageSchema = z.object({
  messages: z.array(messageRowSchema),
  total: z.int(),
  asOf: z.string(),
  timeZone: z.string(),
  counts: messageCountsSchema,
  sites: z.array(z.object({ siteNum: z.int(), siteName: z.string() })),
  people: z.array(z.string()),
});
export type MessagePage = z.infer<typeof messagePageSchema>;

/** A message id with the revision that the user last read. */
export const seenMessageSchema = z.object({ id: z.uuid(), rev });
export type SeenMessage = z.infer<typeof seenMessageSchema>;

/** The result of acknowledging several messages, or the expected result of a dry run (domain guide 5.5 "Bulk actions"). */
export const acknowledgedMessagesSchema = z.object({
  acknowledged: z.array(z.string()),
  skipped: z.array(z.object({ id: z.string(), name: z.string(), reason: z.string() })),
});
export type AcknowledgedMessages = z.infer<typeof acknowledgedMessagesSchema>;

/** Schema of an internal note. */
export const messageNoteSchema = requiredText('A note', MESSAGE_LIMITS.note);
export const closingTextSchema = boundedText(MESSAGE_LIMITS.note);
