import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import { judgeHealth } from '../../sites/device-health.rule.ts';
import { serviceTypesOf } from '../../sites/service-types.rule.ts';
import type { SiteInfo } from '../../sites/site-info.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { NOT_FOUND } from '../refusals.ts';
import { lookUp } from './look-up.operation.ts';
import { readScope } from './read-scope.operation.ts';

/** Visits kept per person: more than are listed, because they spread over the groups a person may use. */
export const VISITS_KEPT = 60;

/** One site with its devices (domain guide 6.11); opening it makes it the newest recent one. */
export const readSiteInfo =
  (ports: BackendPorts) =>
  async (
    caller: SessionCaller,
    input: { readonly siteGroupNum: number | null; readonly siteNum: number },
  ): Promise<Result<SiteInfo, Refusal>> => {
    const now = ports.clock.now();
    const { accountId } = caller.session;
    const { siteNum } = input;
    return ports.unitOfWork.run(async (tx) => {
      const groups = await readScope(tx, caller, input.siteGroupNum);
      if (groups === null) return NOT_FOUND;
      const found = await lookUp(tx, ports, caller, {
        target: `site ${siteNum}`,
        find: () => tx.sites.facts(groups, siteNum, now),
      });
      if (!found.ok) return found;
      // Whoever only looks leaves nothing behind among the user's recent sites.
      if (caller.session.impersonation === null)
        await tx.sites.noteVisit({ accountId, siteNum, now, keep: VISITS_KEPT });
      const { site, devices } = found.value;
      return ok({
        ...site,
        serviceTypes: serviceTypesOf(site.details.servicePlan),
        isFavorite: await tx.sites.isFavorite(accountId, siteNum),
        devices: devices.map(({ device, signs }) => ({ ...device, ...judgeHealth(signs, now) })),
      });
    });
  };
