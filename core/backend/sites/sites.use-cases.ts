import { ok } from '../../kernel/result.ts';
import { judgeHealth } from '../../sites/device-health.rule.ts';
import { searchWords } from '../../sites/search-words.rule.ts';
import { serviceTypesOf } from '../../sites/service-types.rule.ts';
import type {
  SiteInfo,
  SearchField,
  SiteMatch,
  SiteSearch,
  SiteSummary,
} from '../../sites/site.schema.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import type { SearchableSite, SiteKey } from '../site.repository.port.ts';
import { type Hit, matchSite } from './match-site.rule.ts';
import { type ListInput, listSites, lookUp, readScope } from './site-scope.operation.ts';

/** Sites an answer lists at most; one more only says that there are more. */
export const SEARCH_ROWS = 20;

interface FoundSite {
  readonly key: SiteKey;
  readonly hit: Hit;
}

/** The device whose code was typed stands beside the site, otherwise its first one. */
const deviceBeside = (site: SearchableSite, hit: Hit): number =>
  (
    site.devices.find((d) => hit.field === 'transmitter' && d.transmitterCode === hit.matched) ??
    site.devices[0]
  )?.devNum ?? 0;

/** Account search over the active group and its branches (spec §2.2). */
const searchSites =
  (ports: Pick<BackendPorts, 'unitOfWork' | 'clock'>) =>
  async (
    caller: SessionCaller,
    input: {
      readonly siteGroupNum: number | null;
      readonly text: string;
      readonly field?: SearchField | undefined;
    },
  ): Reply<SiteSearch> => {
    const { clock, unitOfWork } = ports;
    const { field = null } = input;
    const now = clock.now();
    const words = searchWords(input.text);
    return unitOfWork.run(async (tx) => {
      const groups = await readScope(tx, caller, input.siteGroupNum);
      if (groups === null) return NOT_FOUND;
      const sites = await tx.sites.search({ groups, words, field, limit: SEARCH_ROWS + 1 });
      const found = sites.slice(0, SEARCH_ROWS).flatMap((site): FoundSite[] => {
        const hit = matchSite(site, words, field);
        const key = { siteNum: site.siteNum, devNum: hit ? deviceBeside(site, hit) : 0 };
        return hit ? [{ key, hit }] : [];
      });
      const summaries = await tx.sites.summaries(
        found.map(({ key }) => key),
        now,
      );
      const matches = summaries.flatMap((summary): SiteMatch[] => {
        const hit = found.find(({ key }) => key.siteNum === summary.siteNum)?.hit;
        return hit ? [{ ...summary, field: hit.field, matched: hit.matched }] : [];
      });
      return ok({
        matches,
        more: sites.length > SEARCH_ROWS,
        asOf: new Date(now).toISOString(),
      });
    });
  };

/** Visits listed at most. */
export const RECENT_ROWS = 20;

/** Visits kept per person: more than are listed, because they spread over the groups a person may use. */
export const VISITS_KEPT = 60;

/** A dealer's sites within the active group and its branches (spec §2.2, §7.3). */
export const createSites = (ports: Pick<BackendPorts, 'unitOfWork' | 'clock'>) => ({
  /** The site behind a transmitter code, where only the code is known (spec §7.2 device/xmit/details). */
  findSite: async (
    caller: SessionCaller,
    input: { readonly siteGroupNum: number | null; readonly xmit: string },
  ): Reply<SiteSummary> => {
    const { clock, unitOfWork } = ports;
    return unitOfWork.run(async (tx) => {
      const groups = await readScope(tx, caller, input.siteGroupNum);
      if (groups === null) return NOT_FOUND;
      const find = async (): Promise<SiteSummary | null> => {
        const key = await tx.sites.findByTransmitter(groups, input.xmit);
        if (key === null) return null;
        return (await tx.sites.summaries([key], clock.now()))[0] ?? null;
      };
      return lookUp(tx, ports, caller, { target: `xmit ${input.xmit}`, find });
    });
  },

  /** The person's own favourites that lie in the present scope, by name. */
  listFavoriteSites: (caller: SessionCaller, input: ListInput): Reply<{ sites: SiteSummary[] }> =>
    listSites(ports, caller, input, (tx, groups) =>
      tx.sites.favorites(caller.session.accountId, groups),
    ),

  /** The sites of the present scope the person opened lately, newest first, favourites among them. */
  listRecentSites: (caller: SessionCaller, input: ListInput): Reply<{ sites: SiteSummary[] }> =>
    listSites(ports, caller, input, (tx, groups) =>
      tx.sites.recents(caller.session.accountId, groups, RECENT_ROWS),
    ),

  /** One site with its devices (domain guide 6.11); opening it makes it the newest recent one. */
  readSiteInfo: async (
    caller: SessionCaller,
    input: { readonly siteGroupNum: number | null; readonly sn: number },
  ): Reply<SiteInfo> => {
    const now = ports.clock.now();
    const { accountId } = caller.session;
    const { sn: siteNum } = input;
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
  },

  searchSites: searchSites(ports),
  /** Marks the site behind a transmitter code as a favourite, or not (spec §7.3); saying it twice changes nothing. */
  setFavoriteSite: async (
    caller: SessionCaller,
    input: {
      readonly siteGroupNum: number | null;
      readonly transmitterCode: string;
      readonly favorite: boolean;
    },
  ): Reply => {
    const { clock, unitOfWork } = ports;
    const { favorite, transmitterCode } = input;
    return unitOfWork.run(async (tx) => {
      const groups = await readScope(tx, caller, input.siteGroupNum);
      if (groups === null) return NOT_FOUND;
      const target = `xmit ${transmitterCode}`;
      const site = await lookUp(tx, ports, caller, {
        target,
        find: () => tx.sites.findByTransmitter(groups, transmitterCode),
      });
      if (!site.ok) return site;
      const { accountId } = caller.session;
      await tx.sites.setFavorite({ accountId, key: site.value, favorite, now: clock.now() });
      await recordAudit(tx, ports, caller, {
        operation: 'site.favorite',
        result: 'ok',
        target,
        detail: { favorite: String(favorite) },
      });
      return ok({});
    });
  },
});
