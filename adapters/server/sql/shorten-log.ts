import { sql } from 'kysely';
import type { Sql } from './schema.ts';

/**
 * Bytes of write-ahead log after the last checkpoint that justify another one: 16 MB, which a start after a kill reads in
 * a third of a second.
 */
const WORTH = 16 * 1024 * 1024;

/**
 * Makes a checkpoint once enough was written since the last one, and returns whether it did. The embedded engine makes
 * none by itself while it runs: its log would keep growing, and a start after a kill would read all of it.
 */
export const shortenLog = async (database: Sql): Promise<boolean> => {
  const { rows } = await sql<{ long: boolean }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > ${WORTH}::int as long
      from pg_control_checkpoint()`.execute(database);
  const isLong = rows[0]?.long === true;
  if (isLong) await sql`checkpoint`.execute(database);
  return isLong;
};
