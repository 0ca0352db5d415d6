import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { SiteSummary } from '../../sites/site.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { NOT_FOUND } from '../refusals.ts';
import { readScope } from './read-scope.operation.ts';

/** Visits listed at most. */
export const RECENT_ROWS = 20;

/** The sites of the present scope the person opened lately, newest first, favourites among them. */
export class ListRecentSites {
  readonly #ports: BackendPorts;

  constructor(ports: BackendPorts) {
    this.#ports = ports;
  }

  async execute(
    caller: SessionCaller,
    input: { readonly siteGroupNum: number | null },
  ): Promise<Result<{ sites: SiteSummary[] }, Refusal>> {
    const { clock, unitOfWork } = this.#ports;
    return unitOfWork.run(async (tx) => {
      const groups = await readScope(tx, caller, input.siteGroupNum);
      if (groups === null) return NOT_FOUND;
      const keys = await tx.sites.recents(caller.session.accountId, groups, RECENT_ROWS);
      return ok({ sites: [...(await tx.sites.summaries(keys, clock.now()))] });
    });
  }
}
