import { sql, type RawBuilder } from 'kysely';
import { groupBranches } from '../groups/group-branches.ts';
import { TERM_FIELDS } from './site-terms.ts';

type Part = RawBuilder<unknown>;

/** One search as a statement is given it. */
export interface Ask {
  readonly siteGroupNum: number;
  /** Longest first: they tend to be rare. */
  readonly words: readonly string[];
  /** Numbers of the searched fields, names first. */
  readonly fields: readonly number[];
  /** Those of them in which a whole word names one site. */
  readonly identities: readonly number[];
  /** Sites that are answered at most. */
  readonly most: number;
  /** Hits that are looked through. */
  readonly bound: number;
  /** Sites that are ranked where every word is common. */
  readonly ranked: number;
}

/** Several searches, numbered from 0 in the order they are given: what a statement costs beside its rows is paid once for all. */
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
/** Hits are looked for no further than that. */
const BOUND = sql`limit asked.bound`;
const NAME = sql.lit(TERM_FIELDS.name);
/** Behind every text that begins with a word, in the byte order of the column. */
const LAST_CHARACTER = sql.lit('\u{10FFFF}');

const begins = (word: Part): Part =>
  sql`(site_term.term >= ${word} and site_term.term < ${word} || ${LAST_CHARACTER})`;

/** Sites with a word that begins like this one, names first, then in the index's order; each field of a group is one short range of the index. */
const scan = (word: Part, limit: Part): Part => sql`(
  select part.site_num, searched = ${NAME} as named
    from unnest(${FIELDS}) as searched cross join lateral (
      select one.site_num from unnest(${BRANCHES}) as branch cross join lateral (
        select site_num from site_term
         where site_group_num = branch and field = searched and ${begins(word)}
         order by term, site_num ${limit}) as one ${limit}) as part ${limit})`;

/** How many hits a word has, counted no further than that. */
const counted = (most: Part): Part =>
  sql`(select count(*) from ${scan(sql`word`, sql`limit ${most}`)} as counted)`;

/** Which of several words' hits are looked through. */
export const LEADS = {
  /** The first with few hits; else the longest. */
  first: sql`
    select coalesce(
      (select word from unnest(${WORDS}) as word where ${counted(sql`asked.bound`)} < asked.bound limit 1),
      ${WORDS}[1])`,
  /**
   * The one with the fewest; none where all are common. A short count of every word mostly finds it, so the long one follows
   * only where it does not: while a table is not tidied yet, each counted hit costs a look at its row. The `offset` keeps the
   * engine from counting once to compare and once more to order.
   */
  rarest: sql`
    select one.word from unnest(array[asked.bound / 6, asked.bound]) as far cross join lateral (
      select word from (select word, ${counted(sql`far`)} as hits from unnest(${WORDS}) as word offset 0) as every
       where hits < far order by hits limit 1) as one limit 1`,
} as const satisfies Readonly<Record<string, Part>>;

/** The hits of the only word. */
export const HITS_OF_ONE = sql`
  hit (site_num, named) as materialized ${scan(sql`${WORDS}[1]`, BOUND)}`;

/** The hits of the word that leads; `rest` where none does. */
export const hitsOfLead = (lead: Part, rest: Part): Part => sql`
  lead (word) as materialized (${lead}),
  hit (site_num, named) as materialized (
    (select hits.* from lead cross join lateral ${scan(sql`lead.word`, BOUND)} as hits) ${rest})`;

/** The sites of the hits, and those that a whole word names. */
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

/** Where no word leads: the sites that hold them all, the first by number. */
export const INTERSECTION = sql`
  union all
  (select scanned.site_num, false
     from unnest(${WORDS}) with ordinality as every (word, place)
          cross join lateral ${scan(sql`every.word`, sql``)} as scanned
    where not exists (select 1 from lead)
    group by scanned.site_num
   having count(distinct every.place) = cardinality(${WORDS})
    order by scanned.site_num limit asked.ranked)`;

/** Words the site is not known to hold: it came here by the leading one, or by an identity. */
const UNPROVEN = sql`
  unnest(${WORDS}) as word where (pool.exact or word is distinct from (select lead.word from lead))`;

/** A site's few words lie together in the index; without the cast, an engine that knows nothing of the table yet goes down to them once for each field. */
const heldIn = (fields: Part): Part => sql`exists (
  select 1 from site_term
   where site_term.site_num = pool.site_num and ${fields} and field::int = any(${FIELDS}::int[]) and ${begins(sql`word`)})`;

const PROVEN = sql`where not exists (select 1 from ${UNPROVEN} and not ${heldIn(sql`true`)})`;
const NAMED = sql`or exists (select 1 from ${UNPROVEN} and ${heldIn(sql`field = ${NAME}`)})`;

/** The sites of the pool that hold every word, best first; of a single word all do. */
export const chosen = (several: boolean): Part => sql`
  (select best.*, row_number() over () as place from (
    select site.* from pool cross join lateral (
      select num, site_group_num, name, street, unit, city, region, postal_code, phone, state, time_zone
        from site where site.num = pool.site_num and site_group_num = any(${BRANCHES}) limit 1) as site
     ${several ? PROVEN : sql``}
     order by pool.exact desc, (pool.named ${several ? NAMED : sql``}) desc,
              lower(site.name) collate "C", site.num
     limit asked.most) as best)`;

/** Whether no hit was left out. */
export const COMPLETE = sql<boolean>`(select count(*) from hit) < asked.bound`;
