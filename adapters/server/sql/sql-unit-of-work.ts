import type { Transaction, UnitOfWork } from '#core/backend/unit-of-work.port.ts';
import type { Sql, SqlTransaction } from './schema.ts';

/** Serialisation failure and deadlock: the transaction did nothing and may simply run again. */
const REPEATABLE: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const ATTEMPTS = 8;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs work in one transaction; it may run again after a serialisation failure, so work touches nothing outside the database. */
export const sqlUnitOfWork = (
  database: Sql,
  open: (tx: SqlTransaction) => Transaction,
): UnitOfWork => ({
  run: async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await database.transaction().execute((tx) => work(open(tx)));
      } catch (cause) {
        const code = cause instanceof Error && 'code' in cause ? cause.code : null;
        if (attempt >= ATTEMPTS || !REPEATABLE.has(code)) throw cause;
        await pause(Math.random() * 5 * 2 ** attempt);
      }
    }
  },
});
