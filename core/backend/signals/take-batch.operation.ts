import type { ReceiverCaller } from '../caller.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { FaultyEntry, Outcome } from './batch-entry.ts';

interface Batch<Entry, Result> {
  readonly entries: readonly (Entry | FaultyEntry)[];
  readonly now: number;
  /** Its name in the record. */
  readonly operation: string;
  /** Handles what can be read and is new, in its order. */
  readonly handle: (claimed: readonly Entry[]) => Promise<readonly Result[]>;
  /** The counters of what had no effect, which count when they are sent again. */
  readonly undone: (claimed: readonly Entry[], handled: readonly Result[]) => readonly string[];
  /** An outcome of which there is nothing else to say. */
  readonly plain: (outcome: Outcome) => Result;
}

const countsOf = (outcomes: readonly Outcome[]) => {
  const count = (kind: Outcome['outcome']): string =>
    String(outcomes.filter(({ outcome }) => outcome === kind).length);
  return {
    kept: count('kept'),
    repeated: count('repeated'),
    notOnFile: count('notOnFile'),
    unreadable: count('unreadable'),
  };
};

/** Takes a batch of a receiver within one transaction, each counter once, with one line in the record; what cannot be read is answered as such and keeps nothing else back (SECURITY.md §2.17). */
export const takeBatch = async <
  Entry extends { readonly kind: string; readonly counter: string },
  Result extends Outcome,
>(
  tx: Transaction,
  { address, receiver: { id, name }, requestId }: ReceiverCaller,
  { entries, now, operation, handle, undone, plain }: Batch<Entry, Result>,
): Promise<readonly Result[]> => {
  const isFaulty = (entry: Entry | FaultyEntry): entry is FaultyEntry => entry.kind === 'faulty';
  const readable = entries.filter((entry): entry is Entry => !isFaulty(entry));
  const counters = [...new Set(readable.map(({ counter }) => counter))];
  const fresh = new Set(await tx.signals.claim(id, counters, now));
  const claimed = readable.filter(({ counter }) => fresh.delete(counter));
  const handled = await handle(claimed);
  const lost = undone(claimed, handled);
  if (lost.length > 0) await tx.signals.release(id, lost);
  const byCounter = new Map(handled.map((one) => [one.counter, one]));
  const outcomes = entries.map((entry): Result => {
    const { counter } = entry;
    if (isFaulty(entry)) return plain({ counter, outcome: 'unreadable', message: entry.message });
    const own = byCounter.get(counter);
    byCounter.delete(counter);
    return own ?? plain({ counter, outcome: 'repeated', message: null });
  });
  await tx.receivers.noteBatch(id, now);
  await tx.audit.append({
    ...{ at: now, requestId, sessionId: null, subjectId: null, actorId: null },
    ...{ address, claimedIp: null, result: 'ok' },
    ...{ operation, target: `receiver ${name}`, detail: countsOf(outcomes) },
  });
  return outcomes;
};
