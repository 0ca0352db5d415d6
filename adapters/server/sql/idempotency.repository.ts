import { sql } from 'kysely';
import type {
  IdempotencyStore,
  KeptAnswer,
  SubmissionKey,
} from '#core/backend/idempotency.store.port.ts';
import type { SqlTransaction } from './schema.ts';

/** How long a submission may be repeated: 24 hours in milliseconds; the sweep forgets it then (SECURITY.md §2.17). */
export const IDEMPOTENCY_MS = 24 * 3600000;

/** Answers of creates in SQL; a lock of the transaction says which submission still runs. */
export class SqlIdempotencyStore implements IdempotencyStore {
  readonly #tx: SqlTransaction;

  constructor(tx: SqlTransaction) {
    this.#tx = tx;
  }

  async hold({ accountId, key }: SubmissionKey): Promise<boolean> {
    const { rows } = await sql<{ held: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`submission ${accountId} ${key}`}, 0)) as held`.execute(
      this.#tx,
    );
    return rows[0]?.held ?? false;
  }

  async find({ accountId, key }: SubmissionKey, now: number): Promise<KeptAnswer | null> {
    const row = await this.#tx
      .selectFrom('idempotency')
      .select(['route', 'fingerprint', 'answer'])
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .where('kept_at', '>', now - IDEMPOTENCY_MS)
      .executeTakeFirst();
    return row ?? null;
  }

  /** Replaces an answer too old to be found. */
  async keep({ accountId, key }: SubmissionKey, kept: KeptAnswer, now: number): Promise<void> {
    const row = {
      route: kept.route,
      fingerprint: kept.fingerprint,
      answer: JSON.stringify(kept.answer),
      kept_at: now,
    };
    await this.#tx
      .insertInto('idempotency')
      .values({ account_id: accountId, key, ...row })
      .onConflict((old) => old.columns(['account_id', 'key']).doUpdateSet(row))
      .execute();
  }
}
