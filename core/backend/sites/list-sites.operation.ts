import { ok, type Result } from '../../kernel/result.ts';
import type { SiteSummary } from '../../sites/site.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { NOT_FOUND } from '../refusals.ts';
import type { SiteKey } from '../site.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { readScope } from './read-scope.operation.ts';

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
): Promise<Result<{ sites: SiteSummary[] }, Refusal>> =>
  unitOfWork.run(async (tx) => {
    const groups = await readScope(tx, caller, input.siteGroupNum);
    if (groups === null) return NOT_FOUND;
    const keys = await choose(tx, groups);
    return ok({ sites: [...(await tx.sites.summaries(keys, clock.now()))] });
  });
