import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { ALARM_STATES } from '../alarms/alarm-timeline.schema.ts';
import { DISPOSITIONS, OPERATOR_ACTIONS } from './operator-action.ts';
import {
  batchOf,
  counter,
  countedOutcome,
  moment,
  MOST_COUNTED,
  oneOf,
  orNull,
  whole,
  textSchema,
} from '../intake/batch-fields.ts';
import { otherEntry, signalSchema } from './signal-entry.ts';

/**
 * Identifies an alarm by its number, or by the counter of one of its signals. The counter belongs to this receiver unless
 * `receiver` names another receiver.
 */
const alarm = z.union(
  [
    z.object({ num: whole(1, 2147483647) }),
    z.object({ receiver: orNull(textSchema(100)), counter }),
  ],
  'Must be the number of an alarm, or the counter of one of its signals',
);

const actionSchema = z.object({
  kind: z.literal('action'),
  counter,
  alarm,
  at: orNull(moment),
  action: oneOf(OPERATOR_ACTIONS),
  operator: orNull(textSchema(8)),
  contact: orNull(textSchema(100)),
  comment: orNull(textSchema(1000)),
  disposition: orNull(oneOf(DISPOSITIONS)),
  avs: orNull(whole(0, 4)),
  holdUntil: orNull(moment),
  newPriority: orNull(whole(1, 7)),
});

/** The state of an alarm. Sent by systems that do not send operator actions; a repeated or late state has no effect. */
const stateSchema = z
  .object({
    kind: z.literal('state'),
    counter,
    alarm,
    /** The time at which the state started. Defaults to now. */
    at: orNull(moment),
    state: oneOf(ALARM_STATES),
    /** The time at which the hold ends. Only for an alarm on hold. */
    holdUntil: orNull(moment),
    operator: orNull(textSchema(8)),
    /** The reason why the alarm ended. Only for a cleared alarm. */
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

const outcomeSchema = z.object({ ...countedOutcome, alarmNum: z.nullable(z.int()) });

export const signalsApi = {
  /**
   * Receives signals, operator actions and alarm states from a receiver or an automation system, in order (SECURITY.md
   * §2.17). A batch is atomic, and entries with the same counter count once.
   */
  receiveBatch: operation({
    summary: 'Submit signals, operator actions and alarm states',
    access: { kind: 'receiver', purposes: ['signals'] },
    input: batchOf(entrySchema, otherEntry(entrySchema), MOST_COUNTED),
    output: z.object({ outcomes: z.array(outcomeSchema) }),
    refusals: ['tooLarge'],
    byMachines: true,
    roomy: true,
  }),
};
