import type { Result } from '../../kernel/result.ts';
import type { SiteSummary } from '../../sites/site.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { listSites, type ListInput } from './list-sites.operation.ts';

/** The person's own favourites that lie in the present scope, by name. */
export const listFavoriteSites =
  (ports: BackendPorts) =>
  (caller: SessionCaller, input: ListInput): Promise<Result<{ sites: SiteSummary[] }, Refusal>> =>
    listSites(ports, caller, input, (tx, groups) =>
      tx.sites.favorites(caller.session.accountId, groups),
    );
