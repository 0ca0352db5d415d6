import { err, ok } from '../../kernel/result.ts';
import type { SiteSummary } from '../../sites/site.schema.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { NOT_FOUND, type Reply, tooMany } from '../refusal.ts';
import type { SiteKey } from '../site.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** The group a request works in, the session's own when it names none, with everything below it; null when it is not allowed, so that it answers like one nobody has (SECURITY.md T8). */
export const readScope = async (
  tx: Transaction,
  caller: SessionCaller,
  named: number | null,
): Promise<readonly number[] | null> => {
  const group = named ?? caller.session.siteGroupNum;
  if (group === null || !caller.session.allowedGroups.includes(group)) return null;
  return tx.sites.branches(group);
};

/** Finds a thing by a number that could be guessed; misses are counted per session, and past the limit nothing is looked at any more (SECURITY.md §2.4). */
export const lookUp = async <T>(
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock'>,
  caller: SessionCaller,
  input: { readonly target: string; readonly find: () => Promise<T | null> },
): Reply<T> => {
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

/** The group a list is asked for; null for the caller's own. */
export interface ListInput {
  readonly siteGroupNum: number | null;
}

/** Rows of the sites that `choose` names among the groups in scope, in its order; a foreign group is not found. */
export const listSites = (
  { clock, unitOfWork }: Pick<BackendPorts, 'clock' | 'unitOfWork'>,
  caller: SessionCaller,
  input: ListInput,
  choose: (tx: Transaction, groups: readonly number[]) => Promise<readonly SiteKey[]>,
): Reply<{ sites: SiteSummary[] }> =>
  unitOfWork.run(async (tx) => {
    const groups = await readScope(tx, caller, input.siteGroupNum);
    if (groups === null) return NOT_FOUND;
    const keys = await choose(tx, groups);
    return ok({ sites: [...(await tx.sites.summaries(keys, clock.now()))] });
  });
