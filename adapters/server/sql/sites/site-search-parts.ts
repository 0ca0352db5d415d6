import { sql, type RawBuilder } from 'kysely';
import { groupBranches } from '../groups/group-branches.ts';
import { TERM_FIELDS } from './site-terms.ts';

type Part = RawBuilder<unknown>;

/** One site search, as passed to the statement. */
export interface Ask {
  readonly siteGroupNum: number;
  /** The search words, longest first, because long words tend to be rare. */
  readonly words: readonly string[];
  /** Numbers of the searched fields, with the name first. */
  readonly fields: readonly number[];
  /** Numbers of the searched fields in which a whole word identifies one site. */
  readonly identities: readonly number[];
  /** Maximum number of sites returned. */
  readonly most: number;
  /** Maximum number of hits examined. */
  readonly bound: number;
  /** Maximum number of sites ranked if every word is common. */
  readonly ranked: number;
}

/** Builds a table of several searches, numbered from 0 in the given order, so that one statement runs all of them. */
export const asked = (asks: string): Part => sql`
  asked as materialized (
    select ask - 1 as ask, words, fields, identities, most, bound, ranked, ${groupBranches(sql`"siteGroupNum"`)} as branches
      from rows from (json_to_recordset(${asks}::json) as (
             "siteGroupNum" int, words text[], fields smallint[], identities smallint[],
             most int, bound int, ranked int)) with ordinality as one (
             "siteGroupNum", words, fields, identities, most, bound, ranked, ask))`;

const BRANCHES = sql`asked.branches`;
const FIELDS = sql`asked.fields`;
const WORDS = sql`asked.words`;
/** SQL limit on the number of examined hits. */
const BOUND = sql`limit asked.bound`;
const NAME = sql.lit(TERM_FIELDS.name);
/** The highest code point, which sorts after every continuation of a word in the column's byte order. */
const LAST_CHARACTER = sql.lit('\u{10FFFF}');

const begins = (word: Part): Part =>
  sql`(site_term.term >= ${word} and site_term.term < ${word} || ${LAST_CHARACTER})`;

/** Builds a scan of sites with a word that starts with the given word, names first, then in index order. */
const scan = (word: Part, limit: Part): Part => sql`(
  select part.site_num, searched = ${NAME} as named
    from unnest(${FIELDS}) as searched cross join lateral (
      select one.site_num from unnest(${BRANCHES}) as branch cross join lateral (
        select site_num from site_term
         where site_group_num = branch and field = searched and ${begins(word)}
         order by term, site_num ${limit}) as one ${limit}) as part ${limit})`;

/** SQL expression: the number of hits of a word, up to a limit. */
const counted = (most: Part): Part =>
  sql`(select count(*) from ${scan(sql`word`, sql`limit ${most}`)} as counted)`;

/** SQL selects of the lead word, which is the word whose hits are examined. */
export const LEADS = {
  /** Selects the first word with few hits, or else the longest word. */
  first: sql`
    select coalesce(
      (select word from unnest(${WORDS}) as word where ${counted(sql`asked.bound`)} < asked.bound limit 1),
      ${WORDS}[1])`,
  /**
   * Selects the word with the fewest hits; no row if all words are common. The longer count runs only if the short count
   * of every word finds no word with few hits. The `offset` keeps the engine from counting each word twice.
   */
  rarest: sql`
    select one.word from unnest(array[asked.bound / 6, asked.bound]) as far cross join lateral (
      select word from (select word, ${counted(sql`far`)} as hits from unnest(${WORDS}) as word offset 0) as every
       where hits < far order by hits limit 1) as one limit 1`,
} as const satisfies Readonly<Record<string, Part>>;

/** The hits of a search with a single word. */
export const HITS_OF_ONE = sql`
  hit (site_num, named) as materialized ${scan(sql`${WORDS}[1]`, BOUND)}`;

/** Builds the hits of the lead word, or of `rest` if there is no lead word. */
export const hitsOfLead = (lead: Part, rest: Part): Part => sql`
  lead (word) as materialized (${lead}),
  hit (site_num, named) as materialized (
    (select hits.* from lead cross join lateral ${scan(sql`lead.word`, BOUND)} as hits) ${rest})`;

/** The sites with hits, and the sites identified by a whole word. */
export const POOL = sql`
  pool (site_num, exact, named) as (
    select site_num, bool_or(exact), bool_or(named)
      from (select site_num, false as exact, named from hit
             union all
            select one.site_num, true, false
              from unnest(${WORDS}) as word
                   cross join unnest(asked.identities) as searched
                   cross join unnest(${BRANCHES}) as branch
                   cross join lateral (
                     select site_num from site_term
                      where site_group_num = branch and field = searched and term = word
                      order by site_num ${BOUND}) as one) as every
     group by site_num)`;

/** If there is no lead word: the sites that have all words, lowest numbers first. */
export const INTERSECTION = sql`
  union all
  (select scanned.site_num, false
     from unnest(${WORDS}) with ordinality as every (word, place)
          cross join lateral ${scan(sql`every.word`, sql``)} as scanned
    where not exists (select 1 from lead)
    group by scanned.site_num
   having count(distinct every.place) = cardinality(${WORDS})
    order by scanned.site_num limit asked.ranked)`;

/** The words still to be checked for a site that was found by the lead word or by an identity. */
const UNPROVEN = sql`
  unnest(${WORDS}) as word where (pool.exact or word is distinct from (select lead.word from lead))`;

/** SQL condition: true if the site has the word. The cast keeps an engine without statistics from making one index search per field. */
const heldIn = (fields: Part): Part => sql`exists (
  select 1 from site_term
   where site_term.site_num = pool.site_num and ${fields} and field::int = any(${FIELDS}::int[]) and ${begins(sql`word`)})`;

const PROVEN = sql`where not exists (select 1 from ${UNPROVEN} and not ${heldIn(sql`true`)})`;
const NAMED = sql`or exists (select 1 from ${UNPROVEN} and ${heldIn(sql`field = ${NAME}`)})`;

/** Builds the sites that have every word, best first. */
export const chosen = (several: boolean): Part => sql`
  (select best.*, row_number() over () as place from (
    select site.* from pool cross join lateral (
      select num, site_group_num, name, street, unit, city, region, postal_code, phone, state, time_zone
        from site where site.num = pool.site_num and site_group_num = any(${BRANCHES}) limit 1) as site
     ${several ? PROVEN : sql``}
     order by pool.exact desc, (pool.named ${several ? NAMED : sql``}) desc,
              lower(site.name) collate "C", site.num
     limit asked.most) as best)`;

/** SQL condition: true if no hit was left out. */
export const COMPLETE = sql<boolean>`(select count(*) from hit) < asked.bound`;
