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

/** Splits entries into consecutive runs of one kind, so that each run can be handled together. Actions and states count as one kind. */
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

/** Returns the claim that identifies an entry by its content and time, ignoring formatting. */
const claimOf = ({ secrets }: Pick<Ports, 'secrets'>, entry: ReadableEntry): EntryClaim => {
  const { counter } = entry;
  if (!isSignal(entry)) {
    const given = JSON.stringify({ ...entry, counter: null });
    return { counter, digest: secrets.digest(given), receivedAt: entry.at };
  }
  const { xmit, format, text, receivedAt, sentCounter } = entry;
  const content = [xmit?.toUpperCase() ?? null, format, text, receivedAt];
  const claim = { counter, digest: secrets.digest(JSON.stringify(content)), receivedAt };
  // An entry without a counter is identified only by its content. Equal content counts as a repeat only within
  // `HAPPENING_MS`, because the same event may happen again later.
  return sentCounter === undefined ? claim : { ...claim, repeatsFor: HAPPENING_MS };
};

/** Checks whether an entry had no effect, so that it may be sent again after a correction. */
const isUndone = ({ outcome, stands }: EntryOutcome): boolean =>
  outcome === 'notOnFile' || (outcome === 'unreadable' && stands !== true);

/** Converts unreadable entries to the form stored for the provider's staff. */
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

/** Returns an outcome with the counter that the receiver sent. */
const asSent = (
  { stands: _stands, ...one }: EntryOutcome,
  entry: BatchEntry | undefined,
): EntryOutcome =>
  entry?.kind === 'signal' && entry.sentCounter !== undefined
    ? { ...one, counter: entry.sentCounter }
    : one;

/** Use cases for data that receivers and automation systems submit (domain guide 2). */
export const createSignals = (ports: Ports) => ({
  /** Records missing periodic tests and returns how many were recorded. The caller must repeat the call until it returns 0. */
  noteMissedTests: (): Promise<number> => ports.unitOfWork.run((tx) => missTimerTests(tx, ports)),

  /** Moves alarms whose hold time is over back to the waiting state. Returns the number of these alarms. */
  endHolds: (): Promise<number> => ports.unitOfWork.run((tx) => endHolds(tx, ports)),

  /** Notifies contacts of lasting troubles. Returns how many troubles were examined. */
  notifyLastingTroubles: (): Promise<number> =>
    ports.unitOfWork.run((tx) => notifyLastingTroubles(tx, ports)),

  /** Returns the receiver of an API key. Called for every batch, so that a revoked key is refused at once. */
  findReceiver: (key: string): Promise<KeyHolder | null> => {
    const { secrets, clock, unitOfWork } = ports;
    return unitOfWork.read((tx) => tx.receivers.byKey(secrets.digest(key), clock.now()));
  },

  /**
   * Stores a batch of signals, operator actions and alarm states, in order, in one transaction with one audit row. An
   * entry that was already applied under its counter is not applied again. An unknown or unreadable entry gets its own
   * outcome and does not block the other entries.
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
