import * as z from 'zod/mini';
import { ALARM_STATES } from '#core/alarms/alarm-story.schema.ts';
import { DISPOSITIONS, OPERATOR_ACTIONS } from '#core/signals/operator-action.ts';
import { post } from './endpoint.ts';

const LAST_COUNTER = '9223372036854775807';

/** 64 bits with a sign, never negative, in decimal digits, because JSON numbers hold 53. */
const counter = z.string().check(
  z.regex(/^(0|[1-9]\d{0,18})$/, `Must be a counter from 0 to ${LAST_COUNTER}`),
  z.refine(
    (digits) => digits.length < LAST_COUNTER.length || digits <= LAST_COUNTER,
    `Must be a counter from 0 to ${LAST_COUNTER}`,
  ),
  z.describe(
    `Counts up for ever, 0 to ${LAST_COUNTER} (64 bits with a sign), in decimal digits. It counts once a receiver: what comes again within 31 days is answered repeated; signals received more than 30 days ago are only written down.`,
  ),
);
/** ISO 8601 with its zone, as milliseconds UTC. */
const moment = z.pipe(
  z.iso.datetime({ offset: true, error: 'Must be a time' }),
  z.transform((text) => Date.parse(text)),
);
const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(z.nullable(schema), null);

/** Signs no database keeps become �: a panel's bad byte costs nobody the alarm it stands in. */
const cleaned = (text: string): string => text.replaceAll(/\0|\p{Cs}/gu, '\ufffd');
const words = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(max, `Must be at most ${max} characters long`)),
    z.transform(cleaned),
  );
const oneOf = <const Words extends readonly string[]>(list: Words) =>
  z.enum(list, `Must be one of: ${list.join(', ')}`);
const whole = (from: number, to: number) =>
  z
    .int(`Must be a number from ${from} to ${to}`)
    .check(
      z.gte(from, `Must be a number from ${from} to ${to}`),
      z.lte(to, `Must be a number from ${from} to ${to}`),
    );

const signalSchema = z.strictObject({
  kind: z.literal('signal'),
  counter,
  /** Transmitter code; left out where the text names the account. */
  xmit: orNull(words(32)),
  /** When the receiver took it; left out = now. */
  receivedAt: orNull(moment),
  panelAt: orNull(moment),
  line: orNull(words(32)),
  /** The number the panel called from; left out where the receiver saw none. */
  callerId: orNull(words(32)),
  format: oneOf(['CID', 'SIA', 'DC-09']),
  text: words(1024),
});

/** By its number, or by a signal of it: the counter that signal had, of this receiver or of the one that is named. */
const alarm = z.union(
  [
    z.strictObject({ num: whole(1, 2147483647) }),
    z.strictObject({ receiver: orNull(words(100)), counter }),
  ],
  'Must be the number of an alarm, or the counter of one of its signals',
);

const actionSchema = z.strictObject({
  kind: z.literal('action'),
  counter,
  alarm,
  at: orNull(moment),
  action: oneOf(OPERATOR_ACTIONS),
  operator: orNull(words(8)),
  contact: orNull(words(100)),
  comment: orNull(words(1000)),
  disposition: orNull(oneOf(DISPOSITIONS)),
  avs: orNull(whole(0, 4)),
  holdUntil: orNull(moment),
  newPriority: orNull(whole(1, 7)),
});

/** How an alarm stands, from whoever tells no actions; told again, or late, it changes nothing. */
const stateSchema = z
  .strictObject({
    kind: z.literal('state'),
    counter,
    alarm,
    /** Since when; left out = now. */
    at: orNull(moment),
    state: oneOf(ALARM_STATES),
    /** Of one on hold, and of no other. */
    holdUntil: orNull(moment),
    operator: orNull(words(8)),
    /** Of one that is cleared. */
    disposition: orNull(oneOf(DISPOSITIONS)),
    newPriority: orNull(whole(1, 7)),
  })
  .check(
    z.refine(({ state, holdUntil }) => (state === 'On hold') === (holdUntil !== null), {
      path: ['holdUntil'],
      error: 'Must say until when an alarm is on hold, and stand with no other state',
    }),
  );

const entrySchema = z.discriminatedUnion(
  'kind',
  [signalSchema, actionSchema, stateSchema],
  'Must be signal, action or state',
);

/** Names the field and what is wrong with it; what stands in it is never repeated. */
const faultOf = (value: unknown): string => {
  const parsed = z.safeParse(entrySchema, value);
  const issue = parsed.error?.issues[0];
  if (issue === undefined) return 'The entry could not be read.';
  const field = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys')
    return cleaned(`Unknown field: ${[...issue.path, issue.keys[0]].join('.').slice(0, 64)}`);
  return field === '' ? issue.message : `${field}: ${issue.message}`;
};

/** Whatever else has a counter: it is answered `unreadable` with the reason, and keeps nothing of its batch back. */
const faultySchema = z.pipe(
  z.looseObject({ counter }),
  z.transform((value) => ({
    kind: 'faulty' as const,
    counter: value.counter,
    message: faultOf(value),
  })),
);

/** What became of an entry. */
const outcomeSchema = z.object({
  counter: z.string(),
  outcome: z.enum(['kept', 'repeated', 'notOnFile', 'unreadable']),
  alarmNum: z.nullable(z.int()),
  message: z.nullable(z.string()),
});

/** Signals, operators' actions and states of alarms of a receiver or an automation system, in their order; all of a batch takes effect or nothing, and each counter once (SECURITY.md §2.17). */
export const receiveBatch = post('receiveBatch', 'signals/batch', {
  summary: 'Hand in signals, operators’ actions and states of alarms',
  access: { kind: 'receiver' },
  byMachines: true,
  roomy: true,
  body: z.strictObject({
    entries: z
      .array(z.union([entrySchema, faultySchema]))
      .check(z.minLength(1), z.maxLength(500, 'Must be at most 500 entries')),
  }),
  reply: z.object({ outcomes: z.array(outcomeSchema) }),
  errors: [413],
});
