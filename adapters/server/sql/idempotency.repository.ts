import { sql } from 'kysely';
import type { IdempotencyStore } from '#core/backend/idempotency.store.port.ts';
import { jsonText } from './json-text.ts';
import type { SqlTransaction } from './schema.ts';

/** How long the portal repeats a stored response, in milliseconds: 24 hours (SECURITY.md §2.17). */
export const IDEMPOTENCY_MS = 24 * 3600000;

/**
 * Returns a repository that stores responses to create operations in the database, within the transaction `tx`. A
 * transaction lock marks a submission that is still running.
 */
export const sqlIdempotencyRepository = (tx: SqlTransaction): IdempotencyStore => ({
  lock: async ({ accountId, key }) => {
    const { rows } = await sql<{ held: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`submission ${accountId} ${key}`}, 0)) as held`.execute(
      tx,
    );
    return rows[0]?.held ?? false;
  },

  find: async ({ accountId, key }, now) => {
    const row = await tx
      .selectFrom('idempotency')
      .select(['route', 'fingerprint', 'answer'])
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .where('kept_at', '>', now - IDEMPOTENCY_MS)
      .executeTakeFirst();
    return row ?? null;
  },

  /** Stores a response, replacing an expired one. */
  keep: async ({ accountId, key }, { route, fingerprint, answer }, now) => {
    const row = { route, fingerprint, answer: jsonText(answer), kept_at: now };
    await tx
      .insertInto('idempotency')
      .values({ account_id: accountId, key, ...row })
      .onConflict((old) => old.columns(['account_id', 'key']).doUpdateSet(row))
      .execute();
  },
});
