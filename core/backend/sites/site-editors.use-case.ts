import { impersonationLimits } from '../../impersonation/impersonation-limits.rule.ts';
import { mapOk } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import type { SiteInput } from './change-of-site.operation.ts';
import { answerLookup, guessOf } from './list-sites.operation.ts';
import { siteViewer } from './site-viewer.operation.ts';

/** How long a session counts as editing after it asked, in milliseconds. A browser asks again every 30 s. */
export const EDITING_MS = 75000;

/**
 * Returns who else has an editor of a site open, and notes the caller. It changes nothing of the site, so the audit log has
 * no line of it.
 */
export const siteEditors =
  (ports: Pick<BackendPorts, 'unitOfWork' | 'clock'>) =>
  (
    caller: SessionCaller,
    { sn: siteNum, isEditing, ...input }: SiteInput & { readonly isEditing: boolean },
  ): Reply<{ names: string[] }> =>
    ports.unitOfWork.run(async (tx) => {
      const viewer = siteViewer(caller, input);
      if (viewer === null) return NOT_FOUND;
      const { id, impersonation } = caller.session;
      const now = ports.clock.now();
      const counts = isEditing && impersonationLimits(impersonation).mayChange;
      const looked = await tx.siteEditing.note(
        { siteNum, viewer, guess: guessOf(caller), now },
        { id, until: counts ? now + EDITING_MS : null },
      );
      const found = await answerLookup(tx, ports, caller, { ...looked, target: `site ${siteNum}` });
      return mapOk(found, (names) => ({ names: [...names] }));
    });
