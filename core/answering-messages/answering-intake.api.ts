import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import {
  DELIVERY_CHANNELS,
  DELIVERY_RESULTS,
  MESSAGE_CATEGORIES,
  MESSAGE_LIMITS,
  MESSAGE_PRIORITIES,
} from './message-detail.schema.ts';
import { isWebAddress } from '../marketing/is-web-address.rule.ts';
import {
  batchOf,
  counter,
  countedOutcome,
  faultyEntry,
  moment,
  MOST_COUNTED,
  oneOf,
  orNull,
  whole,
  textSchema,
} from '../intake/batch-fields.ts';

const LARGEST = 2147483647;

/** Builds a text schema that refuses blank text. */
const filledText = (max: number) =>
  textSchema(max).check(z.refine((text) => text.trim() !== '', 'Must not be empty'));

/** Refers to a message: by the receiver's counter, or by group and message number. */
const message = z.union(
  [z.object({ siteGroupNum: whole(1, LARGEST), num: whole(1, LARGEST) }), z.object({ counter })],
  'Must be the group and number of a message, or the counter it was submitted with',
);

const heldUntil = orNull(moment);

const messageSchema = z
  .object({
    kind: z.literal('message'),
    counter,
    siteGroupNum: whole(1, LARGEST),
    /** When the agent took the message; if left out, now. */
    receivedAt: orNull(moment),
    takenBy: filledText(MESSAGE_LIMITS.agent),
    callerName: filledText(MESSAGE_LIMITS.callerName),
    callback: orNull(textSchema(MESSAGE_LIMITS.callback)),
    /** Transmitter code that the caller named. If left out, the site is looked up by the callback number. */
    xmit: orNull(textSchema(32)),
    category: oneOf(MESSAGE_CATEGORIES),
    priority: z._default(oneOf(MESSAGE_PRIORITIES), 'Routine'),
    text: filledText(MESSAGE_LIMITS.text),
    state: z._default(oneOf(['New', 'Escalated', 'Held until open']), 'New'),
    heldUntil,
    /** Only http and https are allowed, because the URL is opened outside the portal. */
    recordingUrl: orNull(
      textSchema(MESSAGE_LIMITS.recording).check(
        z.refine(isWebAddress, 'Must be an address that begins with http:// or https://'),
      ),
    ),
  })
  .check(
    z.refine(({ state, heldUntil: until }) => until === null || state === 'Held until open', {
      path: ['heldUntil'],
      error: 'Must stand with no state but Held until open',
    }),
  );

const trySchema = z.object({
  kind: z.literal('try'),
  counter,
  message,
  /** When the delivery was attempted; if left out, now. */
  at: orNull(moment),
  channel: oneOf(DELIVERY_CHANNELS),
  person: filledText(MESSAGE_LIMITS.person),
  result: oneOf(DELIVERY_RESULTS),
});

const stateSchema = z.object({
  kind: z.literal('state'),
  counter,
  message,
  state: oneOf(['Escalated', 'Held until open', 'Closed']),
  heldUntil,
});

const entrySchema = z.discriminatedUnion(
  'kind',
  [messageSchema, trySchema, stateSchema],
  'Must be message, try or state',
);

/** The result for one submitted entry, with the number of its message. */
const outcomeSchema = z.object({ ...countedOutcome, num: z.nullable(z.int()) });

export const answeringIntakeApi = {
  /**
   * Receives messages and deliveries from the answering service. A batch takes effect as a whole or not at all. The same
   * content under the same counter takes effect only once (SECURITY.md §2.17).
   */
  receiveAnsweringMessages: operation({
    summary: 'Submit messages of the answering service, with their deliveries and states',
    access: { kind: 'receiver', purposes: ['answering'] },
    input: batchOf(entrySchema, faultyEntry(entrySchema), MOST_COUNTED),
    output: z.object({ outcomes: z.array(outcomeSchema) }),
    refusals: ['tooLarge'],
    byMachines: true,
    roomy: true,
  }),
};
