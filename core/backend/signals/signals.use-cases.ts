import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { NoticePorts } from '../contacts/notify-contacts.operation.ts';
import type { Caller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { BatchEntry, EntryOutcome } from './batch-entry.ts';
import type { Receiver } from './receiver.repository.port.ts';
import { missTimerTests } from './miss-timer-tests.operation.ts';
import { receiveSignals } from './receive-signals.operation.ts';
import { workAlarms } from './work-alarms.operation.ts';

/** A receiver that calls: a principal of its own, without session, cookies or person. */
export interface ReceiverCaller extends Caller {
  readonly receiver: Receiver;
}

/** Entries that lie beside each other and are of one kind are handled together. */
const runsOf = (entries: readonly BatchEntry[]): readonly (readonly BatchEntry[])[] => {
  const runs: BatchEntry[][] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last?.[0]?.kind === entry.kind) last.push(entry);
    else runs.push([entry]);
  }
  return runs;
};

const isKind =
  <Kind extends BatchEntry['kind']>(kind: Kind) =>
  (entry: BatchEntry): entry is Extract<BatchEntry, { readonly kind: Kind }> =>
    entry.kind === kind;

type Ports = Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'publicUrls'> & NoticePorts;

const handle = async (
  tx: Transaction,
  ports: Ports,
  receiverId: string,
  entries: readonly BatchEntry[],
): Promise<readonly EntryOutcome[]> => {
  const done: EntryOutcome[] = [];
  for (const run of runsOf(entries))
    done.push(
      ...(await receiveSignals(tx, ports, receiverId, run.filter(isKind('signal')))),
      ...(await workAlarms(tx, ports, receiverId, run.filter(isKind('action')))),
    );
  return done;
};

const count = (outcomes: readonly EntryOutcome[], kind: EntryOutcome['outcome']): string =>
  String(outcomes.filter(({ outcome }) => outcome === kind).length);

/** What receivers and automation systems hand in (domain guide 2). */
export const createSignals = (ports: Ports) => ({
  /** Notes some of the periodic tests that are missing; answers how many, so that the caller goes on while there are more. */
  noteMissedTests: (): Promise<number> => ports.unitOfWork.run((tx) => missTimerTests(tx, ports)),

  /** Whose key this is; asked at every batch, so that a revoked key counts no longer. */
  findReceiver: (key: string): Promise<Receiver | null> => {
    const { secrets, clock, unitOfWork } = ports;
    return unitOfWork.read((tx) => tx.receivers.byKey(secrets.digest(key), clock.now()));
  },

  /**
   * Takes a batch of signals and operators' actions in their order: all of it or nothing, once for each counter, with one line
   * in the record. What nobody owns or can be read is answered as such and keeps nothing else back.
   */
  receiveBatch: (
    caller: ReceiverCaller,
    { entries }: { readonly entries: readonly BatchEntry[] },
  ): Reply<{ outcomes: readonly EntryOutcome[] }> =>
    ports.unitOfWork.run(async (tx) => {
      const now = ports.clock.now();
      const { id, name } = caller.receiver;
      const counters = [...new Set(entries.map(({ counter }) => counter))];
      const fresh = await tx.signals.claim(id, counters, now);
      const taken = new Set<string>();
      const isFresh = ({ counter }: BatchEntry): boolean => {
        const first = fresh.has(counter) && !taken.has(counter);
        taken.add(counter);
        return first;
      };
      const handled = await handle(tx, ports, id, entries.filter(isFresh));
      const byCounter = new Map(handled.map((one) => [one.counter, one]));
      const told = new Set<string>();
      const outcomes = entries.map(({ counter }): EntryOutcome => {
        const own = told.has(counter) ? undefined : byCounter.get(counter);
        told.add(counter);
        return own ?? { counter, outcome: 'repeated', alarmNum: null, message: null };
      });
      await tx.receivers.noteBatch(id, now);
      await tx.audit.append({
        at: now,
        requestId: caller.requestId,
        sessionId: null,
        subjectId: null,
        actorId: null,
        address: caller.address,
        claimedIp: null,
        operation: 'signal.batch',
        target: `receiver ${name}`,
        result: 'ok',
        detail: {
          kept: count(outcomes, 'kept'),
          repeated: count(outcomes, 'repeated'),
          notOnFile: count(outcomes, 'notOnFile'),
          unreadable: count(outcomes, 'unreadable'),
        },
      });
      return ok({ outcomes });
    }),
});
