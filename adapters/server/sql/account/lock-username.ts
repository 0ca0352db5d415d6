import { sql } from 'kysely';
import type { SqlTransaction } from '../schema.ts';

/** Locks a username and its look-alikes until the end of the transaction. */
export const lockUsername = async (
  tx: SqlTransaction,
  key: string,
  look: string | null,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${key})), pg_advisory_xact_lock(hashtext('look:' || ${look ?? key}))`.execute(
    tx,
  );
};
