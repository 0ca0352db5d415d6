import type { Result } from '../../kernel/result.ts';
import type { SiteSummary } from '../../sites/site.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { listSites, type ListInput } from './list-sites.operation.ts';

/** Visits listed at most. */
export const RECENT_ROWS = 20;

/** The sites of the present scope the person opened lately, newest first, favourites among them. */
export const listRecentSites =
  (ports: BackendPorts) =>
  (caller: SessionCaller, input: ListInput): Promise<Result<{ sites: SiteSummary[] }, Refusal>> =>
    listSites(ports, caller, input, (tx, groups) =>
      tx.sites.recents(caller.session.accountId, groups, RECENT_ROWS),
    );
