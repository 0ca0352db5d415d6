import { err, ok, type Result } from '../../kernel/result.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import type { Refusal } from '../refusal.ts';
import { NOT_FOUND, tooMany } from '../refusals.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** Finds a thing by a number that could be guessed; misses are counted per session, and past the limit nothing is looked at any more (SECURITY.md §2.4). */
export const lookUp = async <T>(
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock'>,
  caller: SessionCaller,
  input: { readonly target: string; readonly find: () => Promise<T | null> },
): Promise<Result<T, Refusal>> => {
  const now = ports.clock.now();
  const key = caller.session.id;
  const grant = await tx.limits.take(BUCKETS.refusedLookUp, key, now);
  if (!grant.granted) {
    const facts = { operation: 'site.lookUp', result: 'limited', target: input.target } as const;
    await recordAudit(tx, ports, caller, facts);
    return err(tooMany(grant.retryAfterSeconds).error);
  }
  const found = await input.find();
  if (found === null) return NOT_FOUND;
  await tx.limits.giveBack(BUCKETS.refusedLookUp, key, now);
  return ok(found);
};
