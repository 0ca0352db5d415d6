import { ok } from '../../kernel/result.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { recordChange } from '../sites/record-change.operation.ts';
import { changeOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import { activeGroup } from '../sites/list-sites.operation.ts';
import { accountUnder, type FilePorts } from './account-under.operation.ts';

/** Creates the use case that moves a site between site groups of one dealer (domain guide 6.11 "Groups", 5.2). */
export const moveSites = (ports: FilePorts) => ({
  /**
   * Moves a site to the dealer's current group or a group below it. Responds with "not found" if the old or the new group
   * is neither the current group nor below it.
   */
  moveSite: (
    caller: SessionCaller,
    {
      rev,
      target,
      sn,
      siteGroupNum,
    }: SiteInput & { readonly rev: number; readonly target: number },
  ): Reply =>
    changeOfSite(ports, caller, { sn, siteGroupNum }, async (tx, site): Reply => {
      const own = activeGroup(caller, siteGroupNum);
      if (own === null || !(await tx.siteFiles.isWithin(target, own))) return NOT_FOUND;
      const locked = await accountUnder(tx, ports, caller, { sn, siteGroupNum, rev });
      if (!locked.ok) return locked;
      if (site.siteGroupNum === target) return ok({});
      await tx.siteFiles.move(sn, target, { by: site.by, at: ports.clock.now() });
      // Announces the move in the new group only, because users who see only the old group can no longer see the site.
      await recordChange(
        tx,
        ports,
        caller,
        { ...site, siteGroupNum: target },
        {
          operation: 'site.move',
          event: 'Site moved',
          id: null,
          subject: null,
          changes: [{ field: 'siteGroupNum', before: site.siteGroupNum, after: target }],
          labels: { siteGroupNum: 'Site group' },
        },
      );
      return ok({});
    }),
});
