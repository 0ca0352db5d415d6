import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { NoticePorts } from '../contacts/notify-contacts.operation.ts';
import type { ReceiverCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type {
  ActionEntry,
  BatchEntry,
  EntryClaim,
  EntryOutcome,
  FaultyEntry,
  SignalEntry,
  StateEntry,
} from '../signals/batch-entry.ts';
import { endHolds } from './end-holds.operation.ts';
import type { KeyHolder } from './receiver.repository.port.ts';
import type { UnreadLine } from '../signals/signal.repository.port.ts';
import { HAPPENING_MS } from '../signals/join-alarm.rule.ts';
import { missTimerTests } from './miss-timer-tests.operation.ts';
import { receiveSignals } from './receive-signals.operation.ts';
import { takeBatch } from './take-batch.operation.ts';
import { notifyLastingTroubles } from './notify-lasting-troubles.operation.ts';
import { workAlarms } from './work-alarms.operation.ts';

const isSignal = (entry: BatchEntry): entry is SignalEntry => entry.kind === 'signal';

const isAboutAlarm = (entry: BatchEntry): entry is ActionEntry | StateEntry =>
  entry.kind === 'action' || entry.kind === 'state';

type ReadableEntry = Exclude<BatchEntry, FaultyEntry>;

/** Entries that lie beside each other and are of one kind are handled together, actions and states as one. */
const runsOf = (entries: readonly ReadableEntry[]): readonly (readonly ReadableEntry[])[] => {
  const runs: ReadableEntry[][] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last?.[0] !== undefined && isSignal(last[0]) === isSignal(entry)) last.push(entry);
    else runs.push([entry]);
  }
  return runs;
};

type Ports = Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'publicUrls'> & NoticePorts;

const handle = async (
  tx: Transaction,
  ports: Ports,
  receiverId: string,
  entries: readonly ReadableEntry[],
): Promise<readonly EntryOutcome[]> => {
  const done: EntryOutcome[] = [];
  for (const run of runsOf(entries))
    done.push(
      ...(await receiveSignals(tx, ports, receiverId, run.filter(isSignal))),
      ...(await workAlarms(tx, ports, receiverId, run.filter(isAboutAlarm))),
    );
  return done;
};

/** What tells an entry from others: what it says and when, never how it is written down. */
const claimOf = ({ secrets }: Pick<Ports, 'secrets'>, entry: ReadableEntry): EntryClaim => {
  const { counter } = entry;
  if (!isSignal(entry)) {
    const given = JSON.stringify({ ...entry, counter: null });
    return { counter, digest: secrets.digest(given), receivedAt: entry.at };
  }
  const { xmit, format, text, receivedAt, sentCounter } = entry;
  const shownText = [xmit?.toUpperCase() ?? null, format, text, receivedAt];
  const claim = { counter, digest: secrets.digest(JSON.stringify(shownText)), receivedAt };
  // Only its words tell an entry without a counter from the next one, so the next happening must not be a repeat.
  return sentCounter === undefined ? claim : { ...claim, repeatsFor: HAPPENING_MS };
};

/** What had no effect counts when it is sent again: after its signal, once its number is on file, or in a form that can be read. */
const isUndone = ({ outcome, stands }: EntryOutcome): boolean =>
  outcome === 'notOnFile' || (outcome === 'unreadable' && stands !== true);

/** What is no entry at all, as it is kept for the provider's staff. */
const faultyLines = (
  { ids }: Ports,
  entries: readonly BatchEntry[],
  at: number,
): readonly UnreadLine[] =>
  entries.flatMap((entry) =>
    entry.kind === 'faulty' && entry.text !== undefined
      ? {
          id: ids.next(),
          at,
          xmit: null,
          counter: entry.counter,
          text: entry.text,
          reason: entry.message,
        }
      : [],
  );

/** An outcome under what its entry sent as a counter. */
const asSent = (
  { stands: _stands, ...one }: EntryOutcome,
  entry: BatchEntry | undefined,
): EntryOutcome =>
  entry?.kind === 'signal' && entry.sentCounter !== undefined
    ? { ...one, counter: entry.sentCounter }
    : one;

/** What receivers and automation systems hand in (domain guide 2). */
export const createSignals = (ports: Ports) => ({
  /** Notes some of the periodic tests that are missing; answers how many, so that the caller goes on while there are more. */
  noteMissedTests: (): Promise<number> => ports.unitOfWork.run((tx) => missTimerTests(tx, ports)),

  /** Puts back some of the alarms whose hold is over; answers how many. */
  endHolds: (): Promise<number> => ports.unitOfWork.run((tx) => endHolds(tx, ports)),

  /** Tells contacts of some of the troubles that have lasted; answers how many were looked at. */
  notifyLastingTroubles: (): Promise<number> =>
    ports.unitOfWork.run((tx) => notifyLastingTroubles(tx, ports)),

  /** Whose key this is; asked at every batch, so that a revoked key counts no longer. */
  findReceiver: (key: string): Promise<KeyHolder | null> => {
    const { secrets, clock, unitOfWork } = ports;
    return unitOfWork.read((tx) => tx.receivers.byKey(secrets.digest(key), clock.now()));
  },

  /**
   * Takes a batch of signals, operators' actions and states of alarms in their order: all of it or nothing, the same under a counter once, with one line
   * in the audit log. What nobody owns or can be read is answered as such and keeps nothing else back.
   */
  receiveBatch: (
    caller: ReceiverCaller,
    { entries }: { readonly entries: readonly BatchEntry[] },
  ): Reply<{ outcomes: readonly EntryOutcome[] }> =>
    ports.unitOfWork.run(async (tx) => {
      const now = ports.clock.now();
      await tx.signals.noteUnread(caller.receiver.id, faultyLines(ports, entries, now));
      const outcomes = await takeBatch<ReadableEntry, EntryOutcome>(tx, caller, {
        entries,
        now,
        operation: 'signal.batch',
        claimOf: (entry) => claimOf(ports, entry),
        handle: (claimed) => handle(tx, ports, caller.receiver.id, claimed),
        isUndone,
        plain: (outcome) => ({ ...outcome, alarmNum: null }),
      });
      return ok({ outcomes: outcomes.map((one, index) => asSent(one, entries[index])) });
    }),
});
