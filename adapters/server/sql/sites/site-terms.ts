import process from 'node:process';
import { sql } from 'kysely';
import { letterReadings } from '#core/backend/sites/letter-readings.rule.ts';
import { TERMS_VERSION } from '#core/backend/sites/field-terms.rule.ts';
import type { SearchField } from '#core/sites/site-info.schema.ts';
import { jsonText } from '../json-text.ts';
import { inTurn } from '../migrate.ts';
import type { Sql, SqlTransaction } from '../schema.ts';

/** The stored number of each field in `site_term`. A number must never change. */
export const TERM_FIELDS: Readonly<Record<SearchField, number>> = {
  number: 1,
  transmitter: 2,
  name: 3,
  phone: 4,
  address: 5,
};

/** Name of the setting that stores the progress of computing search words. */
const SETTING = 'siteTerms';

/** The version of the search-word rules, and the last computed site; null if all sites are done. */
interface Made {
  readonly rules: number;
  readonly upTo: number | null;
}

/** Version of the search-word rules in this program, including the Unicode version of Node (Unicode 17.0 counts as 170). */
const RULES = TERMS_VERSION * 1000 + Math.round(Number(process.versions.unicode) * 10);

const NO_SITE = -(2 ** 31) - 1;

/** Number of sites computed in one transaction. */
const BATCH = 2000;

const readMade = async (database: Sql): Promise<Made> => {
  const row = await database
    .selectFrom('setting')
    .select('value')
    .where('name', '=', SETTING)
    .executeTakeFirst();
  const [rules = 0, upTo = null] = row?.value.split(' ').map(Number) ?? [];
  return { rules, upTo };
};

const noteMade = async (tx: SqlTransaction, { rules, upTo }: Made): Promise<void> => {
  const value = upTo === null ? String(rules) : `${rules} ${upTo}`;
  await tx
    .insertInto('setting')
    .values({ name: SETTING, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
};

const writeLetters = async (database: Sql): Promise<void> => {
  const letters = jsonText(letterReadings());
  await database.transaction().execute(async (tx) => {
    await tx.deleteFrom('letter_reading').execute();
    await sql`
      insert into letter_reading (first, last, reads)
      select * from json_to_recordset(${letters}::json) as row (first int, last int, reads text)`.execute(
      tx,
    );
    await noteMade(tx, { rules: RULES, upTo: NO_SITE });
  });
};

/** Computes the search words of the next sites and returns the number of sites. */
const makeNext = (database: Sql, { rules, upTo }: Made): Promise<{ sites: number; made: Made }> =>
  database.transaction().execute(async (tx) => {
    const { rows } = await sql<{ sites: number; last: number | null }>`
      select count(*) as sites, max(num) as last,
             make_site_terms(array_agg(num), ${`{${Object.values(TERM_FIELDS).join(',')}}`}::smallint[])
        from (select num from site where num > ${upTo}::bigint order by num limit ${BATCH}::int) as next`.execute(
      tx,
    );
    const { sites, last } = rows[0] ?? { sites: 0, last: null };
    const made = { rules, upTo: last };
    await noteMade(tx, made);
    return { sites, made };
  });

/**
 * Recomputes the search words of every site if older rules computed the words, and returns the number of recomputed sites.
 * Triggers update the words of a site that changes meanwhile. An interrupted run continues at its last site. Only one
 * server at a time recomputes the words.
 */
export const renewTerms = (database: Sql): Promise<number> =>
  inTurn(database, async (connection) => {
    const stored = await readMade(connection);
    if (stored.rules < RULES) await writeLetters(connection);
    let done = 0;
    for (let made = await readMade(connection); made.upTo !== null;) {
      const next = await makeNext(connection, made);
      done += next.sites;
      made = next.made;
    }
    return done;
  });
