import { ok } from '../../kernel/result.ts';
import { searchWords } from '../../sites/search-words.rule.ts';
import type { SearchField, SiteMatch, SiteSearch } from '../../sites/site.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import { NOT_FOUND } from '../refusals.ts';
import type { SearchableSite, SiteKey } from '../site.repository.port.ts';
import { matchSite, type Hit } from './match-site.rule.ts';
import { readScope } from './site-scope.operation.ts';

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
export const searchSites =
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
