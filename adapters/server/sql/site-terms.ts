import { sql } from 'kysely';
import { fieldTerms, TERMS_VERSION } from '#core/backend/sites/site-terms.rule.ts';
import { SEARCH_FIELDS, type SearchField } from '#core/sites/site.schema.ts';
import type { Sql, SqlTransaction } from './schema.ts';
import { searchableSites, type SearchableRow } from './searchable-sites.ts';
import { intArray } from './sql-array.ts';

/** The number a field has in `site_term`; stored, so never changed. */
export const TERM_FIELDS: Readonly<Record<SearchField, number>> = {
  number: 1,
  transmitter: 2,
  name: 3,
  phone: 4,
  address: 5,
};

interface TermRow {
  readonly site_num: number;
  readonly field: number;
  readonly term: string;
  readonly site_group_num: number;
}

/** Sites whose words are made in one transaction of a long run. */
const BATCH = 500;

const termRows = (site: SearchableRow): readonly TermRow[] =>
  SEARCH_FIELDS.flatMap((field) => {
    const terms = fieldTerms(site, field).flatMap((told) => told.terms);
    return [...new Set(terms)].map((term) => ({
      site_num: site.siteNum,
      field: TERM_FIELDS[field],
      term,
      site_group_num: site.siteGroupNum,
    }));
  });

/** Makes the words these sites are found by; belongs into every transaction that changes a number, name, address, phone, transmitter code or group. */
export const writeSiteTerms = async (
  tx: SqlTransaction,
  siteNums: readonly number[],
): Promise<void> => {
  const rows = (await searchableSites(tx, siteNums)).flatMap(termRows);
  await sql`delete from site_term where site_num = any(${intArray(siteNums)})`.execute(tx);
  await sql`
    insert into site_term (site_num, field, term, site_group_num)
    select row.site_num, row.field, row.term, row.site_group_num
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as row (site_num int, field smallint, term text, site_group_num int)`.execute(tx);
  await sql`
    update site set terms_version = ${TERMS_VERSION}::smallint
     where num = any(${intArray(siteNums)})`.execute(tx);
};

const nextBatch = async (tx: SqlTransaction): Promise<readonly number[]> => {
  const rows = await tx
    .selectFrom('site')
    .select('num')
    .where('terms_version', '<', TERMS_VERSION)
    .orderBy('num')
    .limit(BATCH)
    .forUpdate()
    .execute();
  return rows.map(({ num }) => num);
};

/** Makes the missing words: of sites written before there were any, by an older rule, or by somebody else's import. Answers how many sites; what is done stays done when it is stopped. */
export const writeMissingTerms = async (database: Sql): Promise<number> => {
  for (let done = 0; ;) {
    const batch = await database.transaction().execute(async (tx) => {
      const numbers = await nextBatch(tx);
      if (numbers.length > 0) await writeSiteTerms(tx, numbers);
      return numbers.length;
    });
    done += batch;
    if (batch > 0) continue;
    // The engine without a background worker would plan searches for an empty table.
    if (done > 0) await sql`analyze site_term`.execute(database);
    return done;
  }
};
