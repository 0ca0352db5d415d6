import { sql, type RawBuilder } from 'kysely';
import type { SiteRepository } from '#core/backend/site.repository.port.ts';
import { IDENTITIES } from '#core/backend/sites/match-site.rule.ts';
import { SEARCH_FIELDS, type SearchField } from '#core/sites/site.schema.ts';
import type { SqlTransaction } from './schema.ts';
import { intArray } from './sql-array.ts';
import { TERM_FIELDS } from './site-terms.ts';

type Search = Parameters<SiteRepository['search']>[0];

/** How far a search looks before it takes what it has; far more than anybody reads. */
export interface SearchBounds {
  /** Hits of a single word that are ranked; of a more common one the first are taken, names before the rest. */
  readonly pool: number;
  /** With several words, one that has fewer hits leads: they are looked through one by one for the others. A further bound is tried when the first hits of a common word are not enough. */
  readonly leads: readonly number[];
}

const BOUNDS: SearchBounds = { pool: 400, leads: [500, 3000, 12000] };

/** Behind every text that begins with the word, in the byte order of the column. */
const LAST_CHARACTER = '\u{10FFFF}';

const begins = (word: string): RawBuilder<unknown> =>
  sql`term >= ${word} and term < ${word + LAST_CHARACTER}`;

/** Names first: what a person most likely means by a common word. */
const fieldsOf = (search: Search): readonly SearchField[] =>
  search.field === null
    ? SEARCH_FIELDS.toSorted((a, b) => Number(b === 'name') - Number(a === 'name'))
    : [search.field];

/** Sites with a word that begins like this one, in the index's order; each field and group is one short range of the index. */
const scan = (search: Search, word: string, limit: number | null): RawBuilder<unknown> =>
  sql.join(
    fieldsOf(search).map(
      (field) => sql`(
        select found.site_num from unnest(${intArray(search.groups)}) as branch (num)
          cross join lateral (
            select site_num from site_term
             where site_group_num = branch.num and field = ${TERM_FIELDS[field]}::smallint and ${begins(word)}
             order by term, site_num ${limit === null ? sql`` : sql`limit ${limit}::int`}) found)`,
    ),
    sql` union all `,
  );

const exactScan = (search: Search): RawBuilder<unknown> => {
  const fields = IDENTITIES.filter((field) => search.field === null || search.field === field);
  return sql`
    select site_num from site_term
     where site_group_num = any(${intArray(search.groups)})
       and field = any(${intArray(fields.map((field) => TERM_FIELDS[field]))})
       and term in (${sql.join(search.words)})`;
};

const countHits = async (
  tx: SqlTransaction,
  search: Search,
  word: string,
  limit: number,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
      from (select 1 from (${scan(search, word, limit)}) as hit limit ${limit}::int) as capped`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
};

/** The first word with fewer hits than the limit; null when all are as common. */
const findLead = async (
  tx: SqlTransaction,
  search: Search,
  limit: number,
): Promise<{ readonly word: string; readonly hits: number } | null> => {
  for (const word of search.words) {
    const hits = await countHits(tx, search, word, limit);
    if (hits < limit) return { word, hits };
  }
  return null;
};

const has = (search: Search, condition: RawBuilder<unknown>): RawBuilder<unknown> => {
  const field =
    search.field === null ? sql`` : sql`and field = ${TERM_FIELDS[search.field]}::smallint`;
  return sql`exists (select 1 from site_term where site_num = site.num ${field} and ${condition})`;
};

/** The sites of a pool that hold every word, best first. */
const choose = async (
  tx: SqlTransaction,
  search: Search,
  pool: RawBuilder<unknown>,
): Promise<readonly number[]> => {
  const any = sql.join(
    search.words.map((word) => sql`(${begins(word)})`),
    sql` or `,
  );
  const identities = intArray(IDENTITIES.map((field) => TERM_FIELDS[field]));
  const exact = sql`field = any(${identities}) and term in (${sql.join(search.words)})`;
  const named = sql`field = ${TERM_FIELDS.name}::smallint and (${any})`;
  // A single word brought every site of the pool here; asking them for it again would be half of the work.
  const words = search.words.length === 1 ? [] : search.words;
  const conditions = [
    sql`site.site_group_num = any(${intArray(search.groups)})`,
    ...words.map((word) => has(search, begins(word))),
  ];
  const { rows } = await sql<{ num: number }>`
    with pool as (select distinct site_num from (${exactScan(search)} union all ${pool}) as every)
    select site.num from pool join site on site.num = pool.site_num
     where ${sql.join(conditions, sql` and `)}
     order by ${has(search, exact)} desc, ${has(search, named)} desc,
              lower(site.name) collate "C", site.num
     limit ${search.limit}::int`.execute(tx);
  return rows.map(({ num }) => num);
};

const firstHits = (search: Search, word: string, limit: number): RawBuilder<unknown> =>
  sql`(select site_num from (${scan(search, word, limit)}) as hit limit ${limit}::int)`;

/** Every word is common: their sites are intersected as a whole, and the first by number are ranked. */
const intersect = (search: Search, pool: number): RawBuilder<unknown> => {
  const whole = search.words.map((word) => sql`(${scan(search, word, null)})`);
  return sql`(${sql.join(whole, sql` intersect `)} order by site_num limit ${pool}::int)`;
};

/** Site numbers of a search, best first; what is left out is left out only where there are more hits than anybody reads. */
export const searchSiteNums = async (
  tx: SqlTransaction,
  asked: Search,
  bounds: SearchBounds = BOUNDS,
): Promise<readonly number[]> => {
  if (asked.groups.length === 0) return [];
  // Long words tend to be rare, and what is rare is best checked first.
  const words = asked.words.toSorted((a, b) => b.length - a.length);
  const search = { ...asked, words };
  const [longest] = words;
  if (longest === undefined) return [];
  for (const limit of words.length === 1 ? [bounds.pool] : bounds.leads) {
    const lead = await findLead(tx, search, limit);
    if (lead !== null)
      return lead.hits === 0 ? [] : choose(tx, search, firstHits(search, lead.word, limit));
    if (limit === bounds.leads.at(-1)) break;
    const found = await choose(tx, search, firstHits(search, longest, limit));
    if (found.length >= search.limit) return found;
  }
  return choose(tx, search, intersect(search, bounds.pool));
};
