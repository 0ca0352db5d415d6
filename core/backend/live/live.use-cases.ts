import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { activeGroup } from '../sites/list-sites.operation.ts';
import type { LiveScope } from './live.repository.port.ts';
import type { LiveStream } from './live-streams.port.ts';

/** What happens at the sites somebody may see, while they look. */
export const createLive = ({ live }: Pick<BackendPorts, 'live'>) => ({
  /**
   * A stream of the caller's own scope: the active group with its branches, the linked sites, or for staff that something
   * of theirs is to be read anew. A foreign group is not found (SECURITY.md T8). What follows is checked anew each time something happens.
   */
  liveStream: async (
    caller: SessionCaller,
    input: { readonly siteGroupNum: number | null; readonly after?: string | undefined },
  ): Reply<LiveStream> => {
    const { accountId, application, id: sessionId } = caller.session;
    const after = input.after ?? null;
    if (application !== 2) {
      const scope: LiveScope =
        application === 3 ? { kind: 'customer', accountId } : { kind: 'staff' };
      return live.open({ sessionId, accountId, siteGroupNum: null, scope, after });
    }
    const siteGroupNum = activeGroup(caller, input.siteGroupNum);
    if (siteGroupNum === null) return NOT_FOUND;
    const scope: LiveScope = { kind: 'dealer', siteGroupNum };
    return live.open({ sessionId, accountId, siteGroupNum, scope, after });
  },
});
