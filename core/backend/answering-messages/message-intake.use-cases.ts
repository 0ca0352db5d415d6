import { openState } from '../../business-hours/open-state.rule.ts';
import { nextMessageState } from '../../answering-messages/message-state.rule.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { ReceiverCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import type { FaultyEntry } from '../signals/batch-entry.ts';
import { takeBatch } from '../receivers/take-batch.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { TakenMessage } from './answering-message.repository.port.ts';
import type {
  AnsweringEntry,
  MessageEntry,
  MessageEntryOutcome,
  StandingEntry,
  TryEntry,
} from './message-entry.ts';
import { findMessages, nameKey } from './find-messages.operation.ts';
import { notifyMessages } from './notify-messages.operation.ts';

export type IntakePorts = Pick<
  BackendPorts,
  'unitOfWork' | 'clock' | 'ids' | 'secrets' | 'wallClock'
>;

/** Maximum number of held messages released in one transaction. */
const RELEASED_AT_ONCE = 50;

const ACTS = { Escalated: 'escalate', 'Held until open': 'hold', Closed: 'close' } as const;

type ReadableEntry = Exclude<AnsweringEntry, FaultyEntry>;
/** Returns the time when the message was taken or its delivery was attempted; null if the answering service does not report a time. */
const timeOf = (
  given: Omit<MessageEntry, 'counter'> | Omit<TryEntry, 'counter'> | Omit<StandingEntry, 'counter'>,
): number | null => {
  if (given.kind === 'message') return given.receivedAt;
  return given.kind === 'try' ? given.at : null;
};

type Notified = Pick<TakenMessage, 'siteGroupNum' | 'siteNum'>;

const outcomeOf = (
  { counter }: Pick<AnsweringEntry, 'counter'>,
  outcome: MessageEntryOutcome['outcome'],
  num: number | null = null,
  message: string | null = null,
): MessageEntryOutcome => ({ counter, outcome, num, message });

const NO_SERVICE = 'The group has no answering service.';
const NO_MESSAGE = 'There is no such message.';

/** Stores messages of groups that have the answering service. For messages of other groups the outcome is `notOnFile`. */
const takeMessages = async (
  tx: Transaction,
  { clock, ids }: IntakePorts,
  receiverId: string,
  entries: readonly MessageEntry[],
): Promise<{
  readonly outcomes: readonly MessageEntryOutcome[];
  readonly notified: readonly Notified[];
}> => {
  if (entries.length === 0) return { outcomes: [], notified: [] };
  const served = await tx.answeringMessages.served([
    ...new Set(entries.map(({ siteGroupNum }) => siteGroupNum)),
  ]);
  const wanted = entries
    .filter(({ siteGroupNum }) => served.has(siteGroupNum))
    .map((entry) => ({ entry, id: ids.next() }));
  const taken = await tx.answeringMessages.take(
    wanted.map(({ id, entry: { counter, kind: _kind, receivedAt, ...entry } }) => ({
      ...entry,
      id,
      receivedAt: receivedAt ?? clock.now(),
      receiverId,
      receiverCounter: counter,
    })),
  );
  const numbers = new Map(
    wanted.map(({ entry, id }) => [entry, taken.find((one) => one.id === id)?.num ?? null]),
  );
  return {
    notified: taken,
    outcomes: entries.map((entry) =>
      served.has(entry.siteGroupNum)
        ? outcomeOf(entry, 'kept', numbers.get(entry) ?? null)
        : outcomeOf(entry, 'notOnFile', null, NO_SERVICE),
    ),
  };
};

type Held = Awaited<ReturnType<Transaction['answeringMessages']['holdAll']>>[number];

const follow = async (
  tx: Transaction,
  entry: TryEntry | StandingEntry,
  locked: Held,
): Promise<Held> => {
  const act =
    entry.kind === 'state' ? ACTS[entry.state] : entry.result === 'Delivered' ? 'deliver' : null;
  const state = act === null ? null : nextMessageState(locked.state, act);
  // A person's action has precedence: a late report of the answering service is logged but does not change the state.
  if (state === null) return locked;
  const heldUntil = entry.kind === 'state' ? entry.heldUntil : null;
  await tx.answeringMessages.setState(locked.id, state, heldUntil);
  return { ...locked, state };
};

/** Applies delivery attempts and states to messages, in order. */
const followMessages = async (
  tx: Transaction,
  { clock, ids }: IntakePorts,
  receiverId: string,
  entries: readonly (TryEntry | StandingEntry)[],
): Promise<{
  readonly outcomes: readonly MessageEntryOutcome[];
  readonly notified: readonly Notified[];
}> => {
  if (entries.length === 0) return { outcomes: [], notified: [] };
  const found = await findMessages(
    tx,
    receiverId,
    entries.map(({ message }) => message),
  );
  const locked = new Map(
    (await tx.answeringMessages.holdAll([...new Set(found.values())])).map((one) => [one.id, one]),
  );
  const outcomes: MessageEntryOutcome[] = [];
  for (const entry of entries) {
    const one = locked.get(found.get(nameKey(entry.message)) ?? '');
    if (one === undefined) {
      outcomes.push(outcomeOf(entry, 'notOnFile', null, NO_MESSAGE));
      continue;
    }
    if (entry.kind === 'try') {
      const { at, channel, person, result } = entry;
      const line = { id: ids.next(), messageId: one.id, at: at ?? clock.now() };
      await tx.answeringMessages.addDeliveries([
        { ...line, channel, person, result, outboxId: null },
      ]);
    }
    locked.set(one.id, await follow(tx, entry, one));
    outcomes.push(outcomeOf(entry, 'kept'));
  }
  return { outcomes, notified: [...locked.values()] };
};

/** Use cases for messages and reports that the answering service submits (domain guide 6.8 a). */
export const messageIntake = (ports: IntakePorts) => ({
  /** Releases held messages whose hold time is over or whose group is open now. Returns the number of released messages. */
  releaseAnsweringMessages: (): Promise<number> =>
    ports.unitOfWork.run(async (tx) => {
      const { answeringMessages } = tx;
      const now = ports.clock.now();
      const open = (await answeringMessages.hoursOfHeld(now))
        .filter((hours) => openState(hours, now, ports.wallClock).open)
        .map(({ siteGroupNum }) => siteGroupNum);
      const released = await answeringMessages.releaseDue(now, open, RELEASED_AT_ONCE);
      await notifyMessages(tx, ports, released);
      return released.length;
    }),

  /**
   * Stores a batch of messages, delivery attempts and states in one transaction with one audit row. An entry that was
   * already applied under its counter is not applied again. An unknown or unreadable entry gets its own outcome and does
   * not block the other entries.
   */
  receiveAnsweringMessages: (
    caller: ReceiverCaller,
    { entries }: { readonly entries: readonly AnsweringEntry[] },
  ): Reply<{ outcomes: readonly MessageEntryOutcome[] }> =>
    ports.unitOfWork.run(async (tx) => {
      const { id } = caller.receiver;
      const notified: Notified[] = [];
      const outcomes = await takeBatch<ReadableEntry, MessageEntryOutcome>(tx, caller, {
        entries,
        now: ports.clock.now(),
        operation: 'answeringMessage.batch',
        claimOf: ({ counter, ...rest }) => ({
          counter,
          digest: ports.secrets.digest(JSON.stringify(rest)),
          receivedAt: timeOf(rest),
        }),
        handle: async (claimed) => {
          const messages = claimed.filter((entry) => entry.kind === 'message');
          const others = claimed.filter((entry) => entry.kind !== 'message');
          const taken = await takeMessages(tx, ports, id, messages);
          const followed = await followMessages(tx, ports, id, others);
          notified.push(...taken.notified, ...followed.notified);
          const results = new Map<ReadableEntry, MessageEntryOutcome>();
          const answer = (of: readonly ReadableEntry[], done: readonly MessageEntryOutcome[]) => {
            for (const [place, one] of done.entries()) {
              const entry = of[place];
              if (entry !== undefined) results.set(entry, one);
            }
          };
          answer(messages, taken.outcomes);
          answer(others, followed.outcomes);
          return claimed.flatMap((entry) => results.get(entry) ?? []);
        },
        // An entry that was `notOnFile` may be sent again once its message has arrived or the group has the answering service.
        isUndone: ({ outcome }) => outcome === 'notOnFile',
        plain: (outcome) => ({ ...outcome, num: null }),
      });
      await notifyMessages(tx, ports, notified);
      return ok({ outcomes });
    }),
});
