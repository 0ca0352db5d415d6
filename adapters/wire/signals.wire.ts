import * as z from 'zod/mini';
import { DISPOSITIONS, OPERATOR_ACTIONS } from '#core/signals/operator-action.ts';
import { post } from './endpoint.ts';

/** 64 bits in decimal digits, because JSON numbers hold 53. */
const counter = z.string().check(z.regex(/^(0|[1-9]\d{0,18})$/, 'Must be a counter'));
/** ISO 8601 with its zone, as milliseconds UTC. */
const moment = z.pipe(
  z.iso.datetime({ offset: true, error: 'Must be a time' }),
  z.transform((text) => Date.parse(text)),
);
const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(z.nullable(schema), null);
const words = (max: number) => z.string().check(z.maxLength(max));

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
  format: z.enum(['CID', 'SIA', 'DC-09']),
  text: words(1024),
});

const actionSchema = z.strictObject({
  kind: z.literal('action'),
  counter,
  /** By its number, or by the counter of one of its signals. */
  alarm: z.union([
    z.strictObject({ num: z.int().check(z.gte(1), z.lte(2147483647)) }),
    z.strictObject({ counter }),
  ]),
  at: orNull(moment),
  action: z.enum(OPERATOR_ACTIONS),
  operator: orNull(words(8)),
  contact: orNull(words(100)),
  comment: orNull(words(1000)),
  disposition: orNull(z.enum(DISPOSITIONS)),
  avs: orNull(z.int().check(z.gte(0), z.lte(4))),
  holdUntil: orNull(moment),
  newPriority: orNull(z.int().check(z.gte(1), z.lte(7))),
});

/** What became of an entry. */
const outcomeSchema = z.object({
  counter: z.string(),
  outcome: z.enum(['kept', 'repeated', 'notOnFile', 'unreadable']),
  alarmNum: z.nullable(z.int()),
  message: z.nullable(z.string()),
});

/** Signals and operators' actions of a receiver or an automation system, in their order; all of a batch takes effect or nothing, and each counter once (SECURITY.md §2.17). */
export const receiveBatch = post('receiveBatch', 'signals/batch', {
  summary: 'Hand in signals and operators’ actions',
  access: { kind: 'receiver' },
  byMachines: true,
  roomy: true,
  body: z.strictObject({
    entries: z
      .array(z.discriminatedUnion('kind', [signalSchema, actionSchema]))
      .check(z.minLength(1), z.maxLength(500)),
  }),
  reply: z.object({ outcomes: z.array(outcomeSchema) }),
  errors: [413],
});
