import { sql, type RawBuilder } from 'kysely';
import type { FoundSite, SiteRepository } from '#core/backend/sites/site.repository.port.ts';
import { IDENTITIES } from '#core/backend/sites/match-site.rule.ts';
import { SEARCH_FIELDS, type SearchField } from '#core/sites/site-info.schema.ts';
import { gatherReads } from '../gather-reads.ts';
import { jsonText } from '../json-text.ts';
import { prepareRead } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';
import { addressLine } from './site-address.ts';
import { badgeColumns, badgesOf } from './site-badges.ts';
import {
  asked,
  chosen,
  COMPLETE,
  HITS_OF_ONE,
  hitsOfLead,
  INTERSECTION,
  LEADS,
  POOL,
  type Ask,
} from './site-search-parts.ts';
import { SITE_COLUMNS, type ShortRow } from './site-summaries.ts';
import { TERM_FIELDS } from './site-terms.ts';

type Search = Parameters<SiteRepository['search']>[0];

/** Limits on the hits that a search examines before it returns the best sites. */
export interface SearchBounds {
  /**
   * Maximum number of hits of a single word that are ranked, names first. For several words that are all common, the
   * maximum number of ranked sites that have every word.
   */
  readonly pool: number;
  /**
   * For several words: the lead word, whose sites are checked for the other words, must have fewer hits than this limit.
   * If no word has fewer hits, this many hits of the longest word are checked.
   */
  readonly lead: number;
  /** The same limit as `lead`, for the second attempt, which chooses the word with the fewest hits. */
  readonly rare: number;
}

const BOUNDS: SearchBounds = { pool: 400, lead: 500, rare: 12000 };

/** The search fields with the name first, because a common word most likely means a name. */
const NAMES_FIRST = SEARCH_FIELDS.toSorted((a, b) => Number(b === 'name') - Number(a === 'name'));

interface SiteRow extends ShortRow {
  /** Index of the search that returned this row. */
  readonly ask: number;
  readonly complete: boolean;
  readonly phone: string | null;
  readonly phones: readonly string[];
  /** Each device's number and account code, separated by a space. */
  readonly devices: readonly string[];
}

/** A result row, with or without a site. Each search returns at least one row, because every row tells whether the result is complete. */
type FoundRow = SiteRow | Readonly<Pick<SiteRow, 'ask' | 'complete'> & { num: null }>;

/** Prepares several searches as one statement that returns sites with display data, best first. */
const look = (hits: RawBuilder<unknown>, several: boolean) => {
  const read = prepareRead(
    (_, { asks, now }: { asks: string; now: number }): RawBuilder<FoundRow> => sql`
      with ${asked(asks)}
      select asked.ask::int as ask, found.* from asked cross join lateral (
        with ${hits}, ${POOL}
        select ${COMPLETE} as complete,
               ${sql.join(SITE_COLUMNS.map((name) => sql.ref(name)))}, site.phone, site.place,
               ${sql.join(badgeColumns(now))},
               array(select number from site_phone where site_num = site.num order by position) as phones,
               array(select dev_num || ' ' || xmit from device where site_num = site.num order by dev_num) as devices
          from (select) as always left join ${chosen(several)} as site on true) as found
       order by asked.ask, found.place`,
  );
  return gatherReads(async (tx, asks, now) => {
    const rows = await read(tx, { asks: `[${asks.join(',')}]`, now });
    const found = new Map<string, FoundRow[]>(asks.map((ask) => [ask, []]));
    for (const row of rows) found.get(asks[row.ask] ?? '')?.push(row);
    return found;
  });
};

const lookForOne = look(HITS_OF_ONE, false);
const lookForSeveral = look(hitsOfLead(LEADS.first, sql``), true);
const lookFurther = look(hitsOfLead(LEADS.rarest, INTERSECTION), true);

const isSite = (row: FoundRow): row is SiteRow => row.num !== null;

const deviceOf = (text: string): FoundSite['devices'][number] => {
  const end = text.indexOf(' ');
  return { devNum: Number(text.slice(0, end)), transmitterCode: text.slice(end + 1) };
};

const foundSite = (row: SiteRow): FoundSite => ({
  siteNum: row.num,
  siteGroupNum: row.site_group_num,
  siteName: row.name,
  addressDisplay: addressLine(row),
  phones: row.phone === null ? row.phones : [row.phone, ...row.phones],
  devices: row.devices.map(deviceOf),
  badges: badgesOf(row),
});

const fieldNumbers = (
  fields: readonly SearchField[],
  only: SearchField | null,
): readonly number[] =>
  fields.filter((field) => only === null || field === only).map((field) => TERM_FIELDS[field]);

/** Searches sites, best first, in one statement. A second statement runs if the words are common and few sites have all the words. */
export const searchSites = async (
  tx: SqlTransaction,
  { field, limit, now, siteGroupNum, words: typed }: Search,
  bounds: SearchBounds = BOUNDS,
): Promise<readonly FoundSite[]> => {
  const words = typed.toSorted((a, b) => b.length - a.length);
  if (words.length === 0) return [];
  const several = words.length > 1;
  const ask: Ask = {
    siteGroupNum,
    words,
    fields: fieldNumbers(NAMES_FIRST, field),
    identities: fieldNumbers(IDENTITIES, field),
    most: limit,
    ranked: bounds.pool,
    bound: several ? bounds.lead : bounds.pool,
  };
  const first = (await (several ? lookForSeveral : lookForOne)(tx, jsonText(ask), now)) ?? [];
  const sites = first.filter(isSite);
  if (sites.length >= limit || first.some(({ complete }) => complete)) return sites.map(foundSite);
  const second = await lookFurther(tx, jsonText({ ...ask, bound: bounds.rare }), now);
  return (second ?? []).filter(isSite).map(foundSite);
};
