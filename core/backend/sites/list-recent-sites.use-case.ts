import type { Result } from '../../kernel/result.ts';
import type { SiteSummary } from '../../sites/site.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { listSites, type ListInput } from './list-sites.operation.ts';

/** Visits listed at most. */
export const RECENT_ROWS = 20;

/** The sites of the present scope the person opened lately, newest first, favourites among them. */
export class ListRecentSites {
  readonly #ports: BackendPorts;

  constructor(ports: BackendPorts) {
    this.#ports = ports;
  }

  execute(
    caller: SessionCaller,
    input: ListInput,
  ): Promise<Result<{ sites: SiteSummary[] }, Refusal>> {
    return listSites(this.#ports, caller, input, (tx, groups) =>
      tx.sites.recents(caller.session.accountId, groups, RECENT_ROWS),
    );
  }
}
