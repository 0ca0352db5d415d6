import { ok } from '../../kernel/result.ts';
import { searchWords } from '../../sites/search-words.rule.ts';
import type {
  SiteInfo,
  SearchField,
  SiteMatch,
  SiteSearch,
  SiteSummary,
} from '../../sites/site-info.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import type { FoundSite, SearchableSite, SiteFacts } from './site.repository.port.ts';
import { describeSite } from './describe-site.rule.ts';
import { type Hit, matchSite } from './match-site.rule.ts';
import { siteEditors } from './site-editors.use-case.ts';
import {
  activeGroup,
  guessOf,
  type ListInput,
  listSites,
  lookUp,
  answerLookup,
} from './list-sites.operation.ts';

/** Maximum number of sites in one response. */
export const SEARCH_ROWS = 20;

/** Returns the device whose transmitter code matched the search, otherwise the first device of the site. */
const deviceBeside = (site: SearchableSite, hit: Hit) =>
  site.devices.find((d) => hit.field === 'transmitter' && d.transmitterCode === hit.matched) ??
  site.devices[0];

const describeMatch = (site: FoundSite, hit: Hit): SiteMatch => {
  const device = deviceBeside(site, hit);
  return {
    siteNum: site.siteNum,
    devNum: device?.devNum ?? 0,
    siteName: site.siteName,
    transmitterCode: device?.transmitterCode ?? '',
    addressDisplay: site.addressDisplay,
    siteGroupNum: site.siteGroupNum,
    badges: site.badges,
    field: hit.field,
    matched: hit.matched,
  };
};

/** Searches sites in the active group and its branches (spec §2.2). */
const searchSites =
  ({ clock, unitOfWork }: Pick<BackendPorts, 'unitOfWork' | 'clock'>) =>
  async (
    caller: SessionCaller,
    input: ListInput & {
      readonly text: string;
      readonly field?: SearchField | undefined;
    },
  ): Reply<SiteSearch> => {
    const { field = null } = input;
    const siteGroupNum = activeGroup(caller, input.siteGroupNum);
    if (siteGroupNum === null) return NOT_FOUND;
    const now = clock.now();
    const words = searchWords(input.text);
    const sites = await unitOfWork.read((tx) =>
      tx.sites.search({ siteGroupNum, words, field, limit: SEARCH_ROWS + 1, now }),
    );
    const matches = sites.slice(0, SEARCH_ROWS).flatMap((site): SiteMatch[] => {
      const hit = matchSite(site, words, field);
      return hit ? [describeMatch(site, hit)] : [];
    });
    return ok({
      matches,
      more: sites.length > SEARCH_ROWS,
      asOf: new Date(now).toISOString(),
    });
  };

/** Maximum number of recent sites in a response. */
export const RECENT_ROWS = 20;

/**
 * Maximum number of recent sites stored per user. More sites are stored than listed, because the stored sites belong to
 * all groups of the user and only those of one group are listed.
 */
export const VISITS_STORED = 60;

/** Milliseconds within which viewing the same site again is not recorded. */
const VISIT_EVERY_MS = 60000;

/** Returns true if viewing a site is recorded in the user's recent sites. False for a staff member who impersonates the user. */
const leavesOpening = (
  { session }: SessionCaller,
  siteNum: number,
  last: SiteFacts['lastOpening'],
  now: number,
): boolean =>
  session.impersonation === null && !(last?.siteNum === siteNum && now - last.at < VISIT_EVERY_MS);

/** Creates the use cases for the sites in a dealer's active group and its branches (spec §2.2, §7.3). */
export const createSites = (ports: Pick<BackendPorts, 'unitOfWork' | 'clock'>) => ({
  /** Returns the site of a transmitter code (spec §7.2 device/xmit/details). */
  transmitterDetails: async (
    caller: SessionCaller,
    { xmit, ...input }: ListInput & { readonly xmit: string },
  ): Reply<SiteSummary> => {
    const siteGroupNum = activeGroup(caller, input.siteGroupNum);
    if (siteGroupNum === null) return NOT_FOUND;
    const look = { siteGroupNum, guess: guessOf(caller), now: ports.clock.now() };
    return lookUp(ports, caller, `xmit ${xmit}`, (tx) => tx.sites.findByTransmitter(xmit, look));
  },

  /** Returns the user's favorites in the current scope, ordered by name. */
  favoriteSites: (caller: SessionCaller, input: ListInput): Reply<{ sites: SiteSummary[] }> =>
    listSites(ports, caller, input, (tx, whose) => tx.sites.favorites(whose)),

  /** Returns the sites of the current scope that the user viewed recently, newest first. Favorites are included. */
  recentSites: (caller: SessionCaller, input: ListInput): Reply<{ sites: SiteSummary[] }> =>
    listSites(ports, caller, input, (tx, whose) =>
      tx.sites.recents({ ...whose, limit: RECENT_ROWS }),
    ),

  /** Returns one site with its devices (domain guide 6.11). The site becomes the user's most recent site. */
  siteInfo: async (
    caller: SessionCaller,
    { sn: siteNum, ...input }: ListInput & { readonly sn: number },
  ): Reply<SiteInfo> => {
    const { accountId } = caller.session;
    const siteGroupNum = activeGroup(caller, input.siteGroupNum);
    if (siteGroupNum === null) return NOT_FOUND;
    const now = ports.clock.now();
    const look = { siteGroupNum, guess: guessOf(caller), now };
    const read = await lookUp(ports, caller, `site ${siteNum}`, (tx) =>
      tx.sites.facts(siteNum, accountId, look),
    );
    if (!read.ok) return read;
    const { site, devices, lastOpening } = read.value;
    if (leavesOpening(caller, siteNum, lastOpening, now))
      await ports.unitOfWork.run((tx) =>
        tx.sites.noteOpening({ accountId, siteNum, now, keep: VISITS_STORED }),
      );
    return ok(describeSite({ site, devices }, now, caller.session.permissions));
  },

  /** Returns the group of the caller in which a site is found, when it is not the active one (spec §2.2 `sg`). */
  groupOfSite: async (
    caller: SessionCaller,
    { sn: siteNum }: { readonly sn: number },
  ): Reply<{ siteGroupNum: number }> => {
    const look = { siteNum, groups: caller.session.allowedGroups, guess: guessOf(caller) };
    const now = ports.clock.now();
    const found = await lookUp(ports, caller, `group of site ${siteNum}`, (tx) =>
      tx.sites.groupOf({ ...look, now }),
    );
    return found.ok ? ok({ siteGroupNum: found.value }) : found;
  },

  searchSites: searchSites(ports),
  siteEditors: siteEditors(ports),
  /** Adds or removes the site of a transmitter code as a favorite (spec §7.3). Idempotent. */
  setFavoriteSite: async (
    caller: SessionCaller,
    input: ListInput & {
      readonly transmitterCode: string;
      readonly favorite: boolean;
    },
  ): Reply => {
    const { favorite, transmitterCode } = input;
    const siteGroupNum = activeGroup(caller, input.siteGroupNum);
    if (siteGroupNum === null) return NOT_FOUND;
    const now = ports.clock.now();
    const target = `xmit ${transmitterCode}`;
    return ports.unitOfWork.run(async (tx) => {
      const look = { siteGroupNum, guess: guessOf(caller), now };
      const looked = await tx.sites.findByTransmitter(transmitterCode, look);
      const site = await answerLookup(tx, ports, caller, { ...looked, target });
      if (!site.ok) return site;
      const { accountId } = caller.session;
      await tx.sites.setFavorite({ accountId, key: site.value, favorite, now });
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
