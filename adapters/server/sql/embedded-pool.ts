import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPoolClient } from 'kysely';
import {
  CHANGE_CHANNEL,
  type AnnouncingPool,
  type ChangeLine,
  type PoolLoad,
} from './change-line.ts';
import { EmbeddedClient } from './embedded-client.ts';
import { DatabaseBusy, WAITING_LIMIT } from './database-busy.ts';

const commandOf = (text: string): 'UPDATE' | 'DELETE' | 'INSERT' | 'SELECT' => {
  const word = text.trimStart().slice(0, 6).toUpperCase();
  return word === 'UPDATE' || word === 'DELETE' || word === 'INSERT' ? word : 'SELECT';
};

/**
 * A pool with a single connection, because the embedded engine has only one. Callers wait in a queue for the connection,
 * and transactions never interleave.
 */
export class EmbeddedPool implements AnnouncingPool {
  readonly #engine: PGlite;
  readonly #client: PostgresPoolClient;
  readonly #waiting: ((client: PostgresPoolClient) => void)[] = [];
  readonly #afterLast: (() => void)[] = [];
  #taken = false;
  #ended = false;

  constructor(engine: PGlite) {
    this.#engine = engine;
    const client = new EmbeddedClient(engine);
    const query = async (text: unknown, parameters: readonly unknown[] = []): Promise<unknown> => {
      if (typeof text !== 'string') throw new TypeError('The embedded engine has no cursors.');
      const { rows, affectedRows } = await client.query(text, parameters);
      return { command: commandOf(text), rowCount: affectedRows ?? rows.length, rows };
    };
    this.#client = {
      query: query as PostgresPoolClient['query'],
      release: () => {
        this.#release();
      },
    };
  }

  get load(): PoolLoad {
    return { size: 1, inUse: this.#taken ? 1 : 0, waiting: this.#waiting.length };
  }

  /** Hands the only connection to one caller at a time, in the order of the calls. Throws `DatabaseBusy` when too many callers wait. */
  connect(): Promise<PostgresPoolClient> {
    if (this.#ended) return Promise.reject(new Error('The database is closed.'));
    if (!this.#taken) {
      this.#taken = true;
      return Promise.resolve(this.#client);
    }
    if (this.#waiting.length >= WAITING_LIMIT) return Promise.reject(new DatabaseBusy());
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Lets all waiting callers finish, then closes the engine. */
  async end(): Promise<void> {
    this.#ended = true;
    if (this.#taken) await new Promise<void>((resolve) => this.#afterLast.push(resolve));
    await this.#engine.close();
  }

  /** Listens within the process, so the connection never breaks. */
  readonly openChangeLine = async (hear: (announcement: string) => void): Promise<ChangeLine> => {
    // Waits for the connection, because a listen inside another caller's transaction would take effect only at the commit
    // of that transaction.
    const client = await this.connect();
    try {
      await client.query(`listen ${CHANGE_CHANNEL}`, []);
    } finally {
      client.release();
    }
    const ignore = this.#engine.onNotification((channel, text) => {
      if (channel === CHANGE_CHANNEL) hear(text);
    });
    const close = (): Promise<void> => {
      ignore();
      return Promise.resolve();
    };
    return { broken: new Promise(() => undefined), close };
  };

  #release(): void {
    const next = this.#waiting.shift();
    if (next) {
      next(this.#client);
      return;
    }
    this.#taken = false;
    for (const settle of this.#afterLast.splice(0)) settle();
  }
}
