import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { activeGroup } from '../sites/list-sites.operation.ts';
import type { LiveScope } from './live.repository.port.ts';
import type { LiveStream } from './live-streams.port.ts';

/** Use case that streams live events at the sites a person may see. */
export const createLive = ({ live }: Pick<BackendPorts, 'live'>) => ({
  /**
   * Opens a stream of the caller's own scope: the active group with its branches, or the linked sites. Staff receive only
   * events that make screens reload. Rights are checked again at each event; a group of another dealer is not found
   * (SECURITY.md T8).
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
