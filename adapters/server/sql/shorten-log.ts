import { sql } from 'kysely';
import type { Sql } from './schema.ts';

/** Bytes of write-ahead log that justify a checkpoint: 16 MB, which a start after a kill reads in a third of a second. */
const WORTH = 16 * 1024 * 1024;

/**
 * Makes a checkpoint if enough log was written since the last checkpoint, and returns true if a checkpoint was made. The
 * embedded engine makes no checkpoints by itself, so its log would grow and slow the next start after a kill.
 */
export const shortenLog = async (database: Sql): Promise<boolean> => {
  const { rows } = await sql<{ long: boolean }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > ${WORTH}::int as long
      from pg_control_checkpoint()`.execute(database);
  const isLong = rows[0]?.long === true;
  if (isLong) await sql`checkpoint`.execute(database);
  return isLong;
};
