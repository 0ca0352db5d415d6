import { sql } from 'kysely';
import type { Database } from '../../sql/open-database.ts';
import { COPIED_TABLES } from './copied-tables.ts';
import { copyTable } from './copy-table.ts';
import { FEWEST_ROWS, writePast } from './write-past.ts';

/** Site number of the first copy, above all original site numbers. */
export const FIRST_COPY = 1000001;
/** Maximum number of sites per transaction, and approximate number of history rows per transaction. */
const SITES_AT_ONCE = 500;
const ROWS_AT_ONCE = 50000;

/** The requested size of the database. */
export interface Scale {
  /** Number of copied sites, including those of earlier calls. */
  readonly sites: number;
  /** Total number of history rows for all copied sites. */
  readonly signals: number;
}

/** Returns the site numbers of the templates: sites without an open alarm and with enough history. */
const templatesOf = async ({ kysely }: Pick<Database, 'kysely'>): Promise<readonly number[]> => {
  const { rows } = await sql<{ num: number }>`
    select site.num from site
     where site.num < ${FIRST_COPY}
       and not exists (select from alarm where alarm.site_num = site.num and alarm.state <> 'Cleared')
       and (select count(*) from activity where activity.site_num = site.num) >= ${FEWEST_ROWS}
     order by site.num`.execute(kysely);
  return rows.map(({ num }) => num);
};

/**
 * Copies demo sites until the database holds the requested number of copies, each with its own name and transmitter code.
 * An interrupted call can be repeated. Returns the number of new copies, or null if the database has no demo data.
 */
export const scaleDemoWorld = async (
  database: Pick<Database, 'kysely'>,
  { sites, signals }: Scale,
  write: (written: number) => void,
): Promise<number | null> => {
  const templates = await templatesOf(database);
  if (templates.length === 0) return null;
  const rows = Math.floor(signals / sites);
  const step = Math.max(1, Math.min(SITES_AT_ONCE, Math.floor(ROWS_AT_ONCE / Math.max(1, rows))));
  const { rows: highest } = await sql<{ next: number }>`
    select coalesce(max(num) + 1, ${FIRST_COPY}::integer) as next from site
     where num >= ${FIRST_COPY}`.execute(database.kysely);
  const begin = highest[0]?.next ?? FIRST_COPY;
  const end = FIRST_COPY + sites;
  for (let from = begin; from < end; from += step) {
    const copies = { from, to: Math.min(from + step, end) - 1, templates };
    await database.kysely.transaction().execute(async (tx) => {
      // Turns off the time limit, because the statements write many rows, and JIT, because compiling the statements would
      // take longer than running them.
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`set local jit = off`.execute(tx);
      for (const table of COPIED_TABLES) await copyTable(tx, table, copies);
      if (rows > 0) await writePast(tx, { ...copies, rows });
    });
    write(copies.to - FIRST_COPY + 1);
  }
  if (begin < end) await sql`analyze`.execute(database.kysely);
  return Math.max(0, end - begin);
};
