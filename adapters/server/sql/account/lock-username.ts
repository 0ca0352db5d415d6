import { sql } from 'kysely';
import type { SqlTransaction } from '../schema.ts';

/** Makes requests for the same name, or for look-alikes, wait until the transaction ends. */
export const lockUsername = async (
  tx: SqlTransaction,
  key: string,
  look: string | null,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${key})), pg_advisory_xact_lock(hashtext('look:' || ${look ?? key}))`.execute(
    tx,
  );
};
