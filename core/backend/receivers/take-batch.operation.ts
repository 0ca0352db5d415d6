import type { ReceiverCaller } from '../caller.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { EntryClaim, FaultyEntry, Outcome } from '../signals/batch-entry.ts';

interface Batch<Entry, Result> {
  readonly entries: readonly (Entry | FaultyEntry)[];
  readonly now: number;
  /** Name of the operation in the audit log. */
  readonly operation: string;
  readonly claimOf: (entry: Entry) => EntryClaim;
  /** Handles the readable, new entries in order. Returns one result per entry, in the same order. */
  readonly handle: (claimed: readonly Entry[]) => Promise<readonly Result[]>;
  /** Checks whether an entry had no effect, so that it may be sent again. */
  readonly isUndone: (result: Result) => boolean;
  /** Builds a result from an outcome without further fields. */
  readonly plain: (outcome: Outcome) => Result;
}

const countsOf = (outcomes: readonly Outcome[], recounted: number) => {
  const count = (kind: Outcome['outcome']): string =>
    String(outcomes.filter(({ outcome }) => outcome === kind).length);
  return {
    kept: count('kept'),
    repeated: count('repeated'),
    notOnFile: count('notOnFile'),
    unreadable: count('unreadable'),
    ...(recounted > 0 && { recounted: String(recounted) }),
  };
};

const RECOUNTED =
  'This counter was already used for something else. The entry was accepted as new, and the provider is notified that the counter restarted.';

const keyOf = ({ counter, digest }: EntryClaim): string => `${counter} ${digest}`;

/**
 * Stores a receiver's batch in the caller's transaction, with one audit row. An entry with the same counter and content as
 * an earlier entry is ignored. An entry with the same counter but other content is new, and the reuse of the counter is
 * recorded for the receiver. An unreadable entry does not block the others (SECURITY.md §2.17).
 */
export const takeBatch = async <
  Entry extends { readonly kind: string; readonly counter: string },
  Result extends Outcome,
>(
  tx: Transaction,
  { address, receiver: { id, name }, requestId }: ReceiverCaller,
  { entries, now, operation, claimOf, handle, isUndone, plain }: Batch<Entry, Result>,
): Promise<readonly Result[]> => {
  const isFaulty = (entry: Entry | FaultyEntry): entry is FaultyEntry => entry.kind === 'faulty';
  const claims = new Map<string, { readonly claim: EntryClaim; readonly entry: Entry }>();
  for (const entry of entries) {
    if (isFaulty(entry)) continue;
    const claim = claimOf(entry);
    if (!claims.has(keyOf(claim))) claims.set(keyOf(claim), { claim, entry });
  }
  const fresh = await tx.signals.claim(
    id,
    [...claims.values()].map(({ claim }) => claim),
    now,
  );
  const claimed = fresh.flatMap((claim) => claims.get(keyOf(claim))?.entry ?? []);
  const handled = await handle(claimed);
  const lost = fresh.filter((_, index) => {
    const result = handled[index];
    return result !== undefined && isUndone(result);
  });
  if (lost.length > 0) await tx.signals.release(id, lost);
  const seen = new Set<string>();
  const again = fresh.filter(({ counter, recounted }) => {
    const isSecond = seen.has(counter);
    seen.add(counter);
    return recounted || isSecond;
  });
  const results = new Map(
    claimed.map((entry, index) => {
      const result = handled[index];
      const isAgain = again.some((claim) => claims.get(keyOf(claim))?.entry === entry);
      return [
        entry,
        result !== undefined && isAgain && result.message === null
          ? { ...result, message: RECOUNTED }
          : result,
      ];
    }),
  );
  const outcomes = entries.map((entry): Result => {
    const { counter } = entry;
    if (isFaulty(entry)) return plain({ counter, outcome: 'unreadable', message: entry.message });
    const own = results.get(entry);
    results.delete(entry);
    return own ?? plain({ counter, outcome: 'repeated', message: null });
  });
  await tx.receivers.noteBatch(id, now, again.length > 0);
  await tx.audit.append({
    at: now,
    requestId,
    sessionId: null,
    subjectId: null,
    actorId: null,
    address,
    claimedIp: null,
    result: 'ok',
    operation,
    target: `receiver ${name}`,
    detail: countsOf(outcomes, again.length),
  });
  return outcomes;
};
