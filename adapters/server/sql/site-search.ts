import { sql, type RawBuilder } from 'kysely';
import type { FoundSite, SiteRepository } from '#core/backend/site.repository.port.ts';
import { IDENTITIES } from '#core/backend/sites/match-site.rule.ts';
import { SEARCH_FIELDS, type SearchField } from '#core/sites/site.schema.ts';
import { BRANCHES, IN_SCOPE, branchesPart } from './group-branches.ts';
import { prepareRead } from './prepare-read.ts';
import type { SqlTransaction } from './schema.ts';
import { addressLine } from './site-address.ts';
import { badgeColumns, badgesOf } from './site-badges.ts';
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

/** What a search's statements are given; lists of numbers as PostgreSQL writes them. */
type Values = Omit<Search, 'field'> & {
  /** Longest first: they tend to be rare. */
  readonly words: readonly string[];
  /** Numbers of the searched fields. */
  readonly fields: string;
  /** Those of them in which a whole word names one site. */
  readonly identities: string;
  /** Hits that are looked through. */
  readonly bound: number;
  readonly pool: number;
};

/** Names first: what a person most likely means by a common word. */
const NAMES_FIRST = SEARCH_FIELDS.toSorted((a, b) => Number(b === 'name') - Number(a === 'name'));

/** Behind every text that begins with the word, in the byte order of the column. */
const LAST_CHARACTER = sql.lit('\u{10FFFF}');
const NAME = sql.lit(TERM_FIELDS.name);

const begins = (word: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(site_term.term >= ${word} and site_term.term < ${word} || ${LAST_CHARACTER})`;

const textArray = (words: readonly string[]): RawBuilder<unknown> => sql`${words}::text[]`;

const searched = (fields: string): RawBuilder<unknown> =>
  sql`site_term.field = any(string_to_array(${fields}, ',')::smallint[])`;

/** Sites with a word that begins like this one, in the index's order; each part is one short range of the index. */
const scan = (word: RawBuilder<unknown>, bound: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select one.site_num, part.field = ${NAME} as named
    from part cross join lateral (
      select site_num from site_term
       where site_group_num = part.branch and field = part.field and ${begins(word)}
       order by term, site_num ${bound}) as one ${bound})`;

const limited = (bound: number): RawBuilder<unknown> => sql`limit ${bound}::int`;

const hits = (bound: number): RawBuilder<number> =>
  sql<number>`(select count(*) from ${scan(sql`asked.word`, limited(bound))} as counted)`;

/** The first word with few hits among several; else the longest. */
const firstLead = ({ words, bound }: Values): RawBuilder<unknown> => sql`
  select coalesce((
    select word from unnest(${textArray(words)}) as asked (word)
     where cardinality(${textArray(words)}) > 1 and ${hits(bound)} < ${bound}::int limit 1),
    (${textArray(words)})[1])`;

/** The word with the fewest hits; none where all are common. */
const rarestLead = ({ words, bound }: Values): RawBuilder<unknown> => sql`
  select word from (
    select word, ${hits(bound)} as hits from unnest(${textArray(words)}) as asked (word)) as counted
   where hits < ${bound}::int order by hits limit 1`;

/** Without a lead: the sites that hold every word, the first by number. */
const intersected = ({ words, pool }: Values): RawBuilder<unknown> => sql`
  union all
  (select scanned.site_num, false
     from unnest(${textArray(words)}) with ordinality as asked (word, place)
          cross join lateral ${scan(sql`asked.word`, sql``)} as scanned
    where not exists (select 1 from lead)
    group by scanned.site_num
   having count(distinct asked.place) = cardinality(${textArray(words)})
    order by scanned.site_num limit ${pool}::int)`;

/** A word of the search the site is not known to hold: it came here by the leading one, or by an identity. */
const UNPROVEN = sql`(pool.exact or asked.word is distinct from (select word from lead))`;

/** The sites that hold every word, best first, with what is shown of them; one row without a site where there is none. */
const found = (
  { words, identities, fields, siteGroupNum, limit, bound, now }: Values,
  lead: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
): RawBuilder<FoundRow> => sql`
  with ${branchesPart(siteGroupNum)},
  part (field, branch) as materialized (
    select field, branch
      from unnest(string_to_array(${fields}, ',')::smallint[]) with ordinality as asked (field, place)
           cross join unnest(${BRANCHES}) as branch
     order by place, branch),
  lead (word) as materialized (${lead}),
  hit (site_num, named) as materialized (
    (select hits.site_num, hits.named
       from lead cross join lateral ${scan(sql`lead.word`, limited(bound))} as hits)
    ${rest}),
  pool (site_num, exact, named) as (
    select site_num, bool_or(exact), bool_or(named)
      from (select site_num, false as exact, named from hit
             union all
            select site_num, true, false from site_term
             where site_group_num = any(${BRANCHES})
               and ${searched(identities)}
               and term = any(${textArray(words)})) as every
     group by site_num),
  chosen as (
    select site.*, row_number() over () as place
      from (select site.* from pool join site on site.num = pool.site_num
             where ${IN_SCOPE}
               and not exists (
                 select 1 from unnest(${textArray(words)}) as asked (word)
                  where ${UNPROVEN} and not exists (
                    select 1 from site_term
                     where site_term.site_num = site.num and ${begins(sql`asked.word`)}
                       and ${searched(fields)}))
             order by pool.exact desc,
                      pool.named or exists (
                        select 1 from unnest(${textArray(words)}) as asked (word)
                          join site_term on ${begins(sql`asked.word`)}
                         where ${UNPROVEN} and site_term.site_num = site.num and field = ${NAME}
                           and ${searched(fields)}) desc,
                      lower(site.name) collate "C", site.num
             limit ${limit}::int) as site)
  select (select count(*) from hit) < ${bound}::int as complete, ${sql.join(SITE_COLUMNS.map((name) => sql.ref(name)))}, site.phone,
         ${sql.join(badgeColumns(now))},
         array(select number from site_phone where site_num = site.num order by position) as phones,
         (select json_agg(json_build_object('devNum', dev_num, 'transmitterCode', xmit) order by dev_num)
            from device where device.site_num = site.num) as devices
    from (select) as always left join chosen as site on true
   order by site.place`;

interface FoundRow extends Omit<ShortRow, 'num'> {
  readonly complete: boolean;
  readonly num: number | null;
  readonly phone: string | null;
  readonly phones: readonly string[];
  readonly devices: FoundSite['devices'] | null;
}

const firstLook = prepareRead((_, values: Values) => found(values, firstLead(values), sql``));
const secondLook = prepareRead((_, values: Values) =>
  found(values, rarestLead(values), intersected(values)),
);

const foundSite = (row: FoundRow & { readonly num: number }): FoundSite => ({
  siteNum: row.num,
  siteGroupNum: row.site_group_num,
  siteName: row.name,
  addressDisplay: addressLine(row),
  phones: row.phone === null ? row.phones : [row.phone, ...row.phones],
  devices: row.devices ?? [],
  badges: badgesOf(row),
});

const isSite = (row: FoundRow): row is FoundRow & { readonly num: number } => row.num !== null;

/** Sites of a search, best first, in one statement, or two where its words are common and few sites hold them all; what is left out is left out only where there are more hits than anybody reads. */
export const searchSites = async (
  tx: SqlTransaction,
  { field, ...asked }: Search,
  bounds: SearchBounds = BOUNDS,
): Promise<readonly FoundSite[]> => {
  if (asked.words.length === 0) return [];
  const numbers = (fields: readonly SearchField[]): string =>
    fields
      .filter((one) => field === null || field === one)
      .map((one) => TERM_FIELDS[one])
      .join(',');
  const values = {
    ...asked,
    words: asked.words.toSorted((a, b) => b.length - a.length),
    fields: numbers(NAMES_FIRST),
    identities: numbers(IDENTITIES),
    pool: bounds.pool,
    bound: asked.words.length === 1 ? bounds.pool : bounds.lead,
  };
  const first = await firstLook(tx, values);
  const sites = first.filter(isSite);
  const enough = sites.length >= asked.limit || first.every(({ complete }) => complete);
  if (enough) return sites.map(foundSite);
  const second = await secondLook(tx, { ...values, bound: bounds.rare });
  return second.filter(isSite).map(foundSite);
};
