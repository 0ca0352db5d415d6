import { sql, type RawBuilder } from 'kysely';
import type { SiteRepository } from '#core/backend/site.repository.port.ts';
import { IDENTITIES } from '#core/backend/sites/match-site.rule.ts';
import { SEARCH_FIELDS, type SearchField } from '#core/sites/site.schema.ts';
import type { SqlTransaction } from './schema.ts';
import { intArray } from './sql-array.ts';
import { TERM_FIELDS } from './term-fields.ts';

type Search = Parameters<SiteRepository['search']>[0];

/** Words of the rarest kind that are looked through one by one; a search that hits more takes the first of them, names before the rest. */
const POOL = 400;

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

/** How often each word is found, counted up to the pool's size. */
const countWords = async (tx: SqlTransaction, search: Search): Promise<readonly number[]> => {
  const counts = search.words.map(
    (word, index) =>
      sql`select ${index}::int as word, count(*) as count
            from (select 1 from (${scan(search, word, POOL)}) as hit limit ${POOL}::int) as capped`,
  );
  const { rows } = await sql<{ word: number; count: number }>`
    ${sql.join(counts, sql` union all `)} order by word`.execute(tx);
  return rows.map(({ count }) => count);
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
  const { rows } = await sql<{ num: number }>`
    with pool as (select distinct site_num from (${exactScan(search)} union all ${pool}) as every)
    select site.num from pool join site on site.num = pool.site_num
     where site.site_group_num = any(${intArray(search.groups)})
       and ${sql.join(
         search.words.map((word) => has(search, begins(word))),
         sql` and `,
       )}
     order by ${has(search, exact)} desc, ${has(search, named)} desc,
              lower(site.name) collate "C", site.num
     limit ${search.limit}::int`.execute(tx);
  return rows.map(({ num }) => num);
};

/**
 * Site numbers of a search, best first. The rarest word leads and the others are checked on its sites; only when even
 * the rarest is common and what it leads to is not enough, all words' sites are intersected.
 */
export const searchSiteNums = async (
  tx: SqlTransaction,
  search: Search,
): Promise<readonly number[]> => {
  if (search.words.length === 0 || search.groups.length === 0) return [];
  const counts = await countWords(tx, search);
  const rarest = Math.min(...counts);
  const lead = search.words[counts.indexOf(rarest)];
  if (rarest === 0 || lead === undefined) return [];
  // What is rare is checked first, and what leads is true almost everywhere.
  const words = search.words
    .map((word, index) => ({ word, order: word === lead ? Infinity : (counts[index] ?? 0) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ word }) => word);
  const found = await choose(
    tx,
    { ...search, words },
    sql`(select site_num from (${scan(search, lead, POOL)}) as hit limit ${POOL}::int)`,
  );
  if (rarest < POOL || found.length >= search.limit) return found;
  const whole = search.words.map((word) => sql`(${scan(search, word, null)})`);
  return choose(
    tx,
    search,
    sql`(${sql.join(whole, sql` intersect `)} order by site_num limit ${POOL}::int)`,
  );
};
