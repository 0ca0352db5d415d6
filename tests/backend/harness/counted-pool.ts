import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresPoolClient } from 'kysely';
import type { AnnouncingPool } from '#adapters/server/sql/change-line.ts';
import { noteStatement } from './asked-statements.ts';

/** A connection pool that counts statements and can delay each statement. */
export class CountedPool implements AnnouncingPool {
  #pool: AnnouncingPool;
  /** Number of statements so far, without the begin and commit of transactions. */
  statements = 0;
  /** Number of transactions started so far. */
  transactions = 0;
  /** Number of connections in use. */
  held = 0;
  /** Number of requests that wait for a connection. */
  waiting = 0;
  /** Delay in milliseconds before each statement, including the begin and commit of a transaction. */
  delayMs = 0;

  constructor(pool: AnnouncingPool) {
    this.#pool = pool;
  }

  async connect(): Promise<PostgresPoolClient> {
    this.waiting += 1;
    const client = await this.#pool.connect().finally(() => {
      this.waiting -= 1;
    });
    this.held += 1;
    const query = async (text: unknown, parameters: readonly unknown[]) => {
      const [word] = /^(begin|commit|rollback)?/i.exec(String(text)) ?? [];
      if (word === '') this.statements += 1;
      else if (word?.toLowerCase() === 'begin') this.transactions += 1;
      if (this.delayMs > 0) await delay(this.delayMs);
      const answer = await client.query(String(text), parameters);
      if (word === '') noteStatement(String(text));
      return answer;
    };
    return {
      query: query as PostgresPoolClient['query'],
      release: () => {
        this.held -= 1;
        client.release();
      },
    };
  }

  /** Closes all connections and runs `work`. Then continues with a new pool for the same database. */
  async without<T>(work: () => Promise<T>, open: () => AnnouncingPool): Promise<T> {
    await this.#pool.end();
    try {
      return await work();
    } finally {
      this.#pool = open();
    }
  }

  get load(): AnnouncingPool['load'] {
    return this.#pool.load;
  }

  get openChangeLine(): AnnouncingPool['openChangeLine'] {
    return this.#pool.openChangeLine;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}
