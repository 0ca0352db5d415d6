import type { Transaction, UnitOfWork } from '#core/backend/unit-of-work.port.ts';
import type { Sql, SqlTransaction } from './schema.ts';

/** Serialisation failure and deadlock: the transaction did nothing and may simply run again. */
const REPEATABLE: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const ATTEMPTS = 8;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs work in one transaction; it may run again after a serialisation failure, so work touches nothing outside the database. */
export class SqlUnitOfWork implements UnitOfWork {
  readonly #database: Sql;
  readonly #open: (tx: SqlTransaction) => Transaction;

  constructor(database: Sql, open: (tx: SqlTransaction) => Transaction) {
    this.#database = database;
    this.#open = open;
  }

  async run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#database.transaction().execute((tx) => work(this.#open(tx)));
      } catch (cause) {
        const code = cause instanceof Error && 'code' in cause ? cause.code : null;
        if (attempt >= ATTEMPTS || !REPEATABLE.has(code)) throw cause;
        await pause(Math.random() * 5 * 2 ** attempt);
      }
    }
  }
}
