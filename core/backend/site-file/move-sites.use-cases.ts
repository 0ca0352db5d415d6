import { ok } from '../../kernel/result.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { recordChange } from '../sites/record-change.operation.ts';
import { changeOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import { activeGroup } from '../sites/list-sites.operation.ts';
import { accountUnder, type FilePorts } from './account-under.operation.ts';

/** Moves of sites between the groups of one dealer (domain guide 6.11 "Groups", 5.2). */
export const moveSites = (ports: FilePorts) => ({
  /** To the group a dealer works in or one below it; what lies outside of it does not exist, at both ends. */
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
      // Told where it is now: whoever looks at the old group alone no longer sees it.
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
