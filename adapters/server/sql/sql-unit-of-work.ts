import type { KyselyPlugin } from 'kysely';
import type { Transaction, UnitOfWork } from '#core/backend/unit-of-work.port.ts';
import { isRead } from './prepare-read.ts';
import type { Sql, SqlTransaction } from './schema.ts';

/**
 * SQLSTATE codes after which a transaction is repeated: serialization failure, deadlock, and a plan or prepared statement
 * that the database dropped.
 */
const REPEATABLE: ReadonlySet<unknown> = new Set(['40001', '40P01', '0A000', '26000']);
const ATTEMPTS = 8;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Kysely plugin that refuses writes outside of a transaction. */
const READS_ONLY: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (!isRead(node)) throw new Error('A write, or a lock, needs a unit of work.');
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

const repeated = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (cause) {
      const code = cause instanceof Error && 'code' in cause ? cause.code : null;
      if (attempt >= ATTEMPTS || !REPEATABLE.has(code)) throw cause;
      await pause(Math.random() * 5 * 2 ** attempt);
    }
  }
};

/**
 * Runs work in one transaction, or a read without one. The work may run again after a serialization failure, so it must
 * not affect anything outside the database.
 */
export const sqlUnitOfWork = (
  database: Sql,
  open: (tx: SqlTransaction) => Transaction,
): UnitOfWork => {
  const reader = open(database.withPlugin(READS_ONLY));
  return {
    run: (work) => repeated(() => database.transaction().execute((tx) => work(open(tx)))),
    read: (work) => repeated(() => work(reader)),
  };
};
