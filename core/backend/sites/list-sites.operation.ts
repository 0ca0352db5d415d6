import { err, ok } from '../../kernel/result.ts';
import type { SiteSummary } from '../../sites/site-info.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import type { Hold } from '../limit.store.port.ts';
import { NOT_FOUND, type Reply, tooMany } from '../refusal.ts';
import type { LookedUp } from './site.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/**
 * Returns the site group of a request: `named`, or by default the session's own group. Returns null for a group that is
 * not allowed, exactly as for a nonexistent group (SECURITY.md T8).
 */
export const activeGroup = ({ session }: SessionCaller, named: number | null): number | null => {
  const group = named ?? session.siteGroupNum;
  return group !== null && session.allowedGroups.includes(group) ? group : null;
};

/** Returns the rate-limit bucket for failed lookups of guessable numbers (SECURITY.md §2.4). */
export const guessOf = (caller: SessionCaller): Hold => ({
  bucket: BUCKETS.refusedLookUp,
  key: caller.session.id,
});

/**
 * Returns the response to a lookup of a guessable number. A miss uses up one attempt, and after the limit every lookup is
 * refused (SECURITY.md §2.4).
 */
export const answerLookup = async <T>(
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock'>,
  caller: SessionCaller,
  looked: LookedUp<T> & { readonly target: string },
): Reply<T> => {
  const { granted, found, target } = looked;
  // A hit costs no attempt, because only data in the caller's own scope is found.
  if (granted && found !== null) return ok(found);
  const now = ports.clock.now();
  const { bucket, key } = guessOf(caller);
  const grant = await tx.limits.take(bucket, key, now);
  if (!grant.granted) {
    await recordAudit(tx, ports, caller, { operation: 'site.lookUp', result: 'limited', target });
    return err(tooMany(grant.retryAfterSeconds).error);
  }
  if (found === null) return NOT_FOUND;
  await tx.limits.giveBack(bucket, key, now);
  return ok(found);
};

/** Looks up data by a guessable number, and counts a miss toward the rate limit. */
export const lookUp = async <T>(
  ports: Pick<BackendPorts, 'clock' | 'unitOfWork'>,
  caller: SessionCaller,
  target: string,
  look: (tx: Transaction) => Promise<LookedUp<T>>,
): Reply<T> => {
  const looked = await ports.unitOfWork.read(look);
  return looked.granted && looked.found !== null
    ? ok(looked.found)
    : ports.unitOfWork.run((tx) => answerLookup(tx, ports, caller, { ...looked, target }));
};

/** Input that names the site group of a list; null for the caller's own group. */
export interface ListInput {
  readonly siteGroupNum: number | null;
}

/** Lists the caller's own sites in a group. A group outside the caller's scope is "not found". */
export const listSites = async (
  { clock, unitOfWork }: Pick<BackendPorts, 'clock' | 'unitOfWork'>,
  caller: SessionCaller,
  input: ListInput,
  read: (
    tx: Transaction,
    whose: { readonly accountId: string; readonly siteGroupNum: number; readonly now: number },
  ) => Promise<readonly SiteSummary[]>,
): Reply<{ sites: SiteSummary[] }> => {
  const siteGroupNum = activeGroup(caller, input.siteGroupNum);
  if (siteGroupNum === null) return NOT_FOUND;
  const whose = { accountId: caller.session.accountId, siteGroupNum, now: clock.now() };
  return ok({ sites: [...(await unitOfWork.read((tx) => read(tx, whose)))] });
};
