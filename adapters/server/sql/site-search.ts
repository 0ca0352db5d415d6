import { sql, type RawBuilder } from 'kysely';
import type { FoundSite, SiteRepository } from '#core/backend/site.repository.port.ts';
import { IDENTITIES } from '#core/backend/sites/match-site.rule.ts';
import { SEARCH_FIELDS, type SearchField } from '#core/sites/site.schema.ts';
import { prepareRead } from './prepare-read.ts';
import type { SqlTransaction } from './schema.ts';
import { addressLine } from './site-address.ts';
import { badgeColumns, badgesOf } from './site-badges.ts';
import {
  asked,
  chosen,
  hitsOfLead,
  hitsOfOne,
  intersection,
  isComplete,
  LEADS,
  pool,
  type SearchValues,
} from './site-search-parts.ts';
import { SITE_COLUMNS, type ShortRow } from './site-summaries.ts';
import { TERM_FIELDS } from './site-terms.ts';

type Search = Parameters<SiteRepository['search']>[0];

/** How far a search looks before it takes what it has; far more than anybody reads. */
export interface SearchBounds {
  /** Hits of a single word that are ranked; of a more common one the first are taken, names before the rest. Where every word is common, so many of the sites that hold them all. */
  readonly pool: number;
  /** With several words, one that has fewer hits leads: its sites are looked through for the others. Without one, so many first hits of the longest word are. */
  readonly lead: number;
  /** The same at the second look, for which the first hits were not enough: the word with the fewest hits leads. */
  readonly rare: number;
}

const BOUNDS: SearchBounds = { pool: 400, lead: 500, rare: 12000 };

/** Names first: what a person most likely means by a common word. */
const NAMES_FIRST = SEARCH_FIELDS.toSorted((a, b) => Number(b === 'name') - Number(a === 'name'));

interface SiteRow extends ShortRow {
  readonly complete: boolean;
  readonly phone: string | null;
  readonly phones: readonly string[];
  /** Number and code, with a space between them. */
  readonly devices: readonly string[];
}

/** There is always a row, to say whether the look was complete. */
type FoundRow = SiteRow | { readonly complete: boolean; readonly num: null };

/** One look: the sites with what is shown of them, best first. */
const look = (
  values: SearchValues,
  hits: RawBuilder<unknown>,
  several: boolean,
): RawBuilder<FoundRow> => sql`
  with ${asked(values)}, ${hits}, ${pool(values.bound)}
  select ${isComplete(values.bound)} as complete,
         ${sql.join(SITE_COLUMNS.map((name) => sql.ref(name)))}, site.phone,
         ${sql.join(badgeColumns(values.now))},
         array(select number from site_phone where site_num = site.num order by position) as phones,
         array(select dev_num || ' ' || xmit from device where site_num = site.num order by dev_num) as devices
    from (select) as always left join ${chosen(values.limit, several)} as site on true
   order by site.place`;

const lookForOne = prepareRead((_, values: SearchValues) =>
  look(values, hitsOfOne(values.bound), false),
);
const lookForSeveral = prepareRead((_, values: SearchValues) =>
  look(values, hitsOfLead(LEADS.first(values.bound), sql``, values.bound), true),
);
const lookFurther = prepareRead((_, values: SearchValues) => {
  const { bound, ranked } = values;
  return look(values, hitsOfLead(LEADS.rarest(bound), intersection(ranked), bound), true);
});

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

const fieldNumbers = (fields: readonly SearchField[], only: SearchField | null): string =>
  fields
    .filter((field) => only === null || field === only)
    .map((field) => TERM_FIELDS[field])
    .join(',');

/** Sites of a search, best first, in one statement, or two where its words are common and few sites hold them all; what is left out is left out only where there are more hits than anybody reads. */
export const searchSites = async (
  tx: SqlTransaction,
  { field, ...search }: Search,
  bounds: SearchBounds = BOUNDS,
): Promise<readonly FoundSite[]> => {
  const words = search.words.toSorted((a, b) => b.length - a.length);
  if (words.length === 0) return [];
  const several = words.length > 1;
  const values = {
    ...search,
    words,
    fields: fieldNumbers(NAMES_FIRST, field),
    identities: fieldNumbers(IDENTITIES, field),
    ranked: bounds.pool,
    bound: several ? bounds.lead : bounds.pool,
  };
  const first = await (several ? lookForSeveral : lookForOne)(tx, values);
  const sites = first.filter(isSite);
  if (sites.length >= search.limit || first.some(({ complete }) => complete))
    return sites.map(foundSite);
  const second = await lookFurther(tx, { ...values, bound: bounds.rare });
  return second.filter(isSite).map(foundSite);
};
