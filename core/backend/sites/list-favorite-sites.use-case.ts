import type { Result } from '../../kernel/result.ts';
import type { SiteSummary } from '../../sites/site.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { listSites, type ListInput } from './list-sites.operation.ts';

/** The person's own favourites that lie in the present scope, by name. */
export class ListFavoriteSites {
  readonly #ports: BackendPorts;

  constructor(ports: BackendPorts) {
    this.#ports = ports;
  }

  execute(
    caller: SessionCaller,
    input: ListInput,
  ): Promise<Result<{ sites: SiteSummary[] }, Refusal>> {
    return listSites(this.#ports, caller, input, (tx, groups) =>
      tx.sites.favorites(caller.session.accountId, groups),
    );
  }
}
