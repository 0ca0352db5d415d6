import type { PostgresPoolClient } from 'kysely';
import pg from 'pg';
import {
  openPostgresChangeLine,
  type AnnouncingPool,
  type OpenChangeLine,
  type PoolLoad,
} from './change-line.ts';
import { DatabaseBusy, WAITING_LIMIT } from './database-busy.ts';
import { StatementNames } from './statement-names.ts';
import { VALUE_PARSERS } from './value-types.ts';

/** Number of a server's connections to its database; the feed of changes uses one more. */
export const CONNECTIONS = 10;
/** The application name by which servers identify themselves to PostgreSQL. */
export const APPLICATION_NAME = 'alarm-monitoring-portal';
const STATEMENT_MS = 15000;
const CONNECT_MS = 10000;
/**
 * Frequently read data is in memory, where an index page costs no disk access; with the default cost, PostgreSQL would
 * scan small tables for every single row. JIT is off: PostgreSQL compiles on every execution, even of a prepared
 * statement, and that takes 70 ms when a rarely executed part was estimated as expensive. A set of a million accounts fits
 * in work memory while single ones are looked up in it; otherwise it is read again for each. No statement uses more than
 * one core, because many users' statements run at the same time.
 */
const PLANNER =
  'set random_page_cost = 1.1; set jit = off; set work_mem = "32MB"; set max_parallel_workers_per_gather = 0';
/** Set by a statement on each new connection: a pooler refuses unknown startup parameters. */
const SESSION = `set statement_timeout = ${STATEMENT_MS}; set idle_in_transaction_session_timeout = ${STATEMENT_MS}; ${PLANNER}`;

/** The pool waits for the result before it hands out the connection. */
const setSession = (client: pg.ClientBase): unknown => client.query(SESSION);

/** PostgreSQL's own pool with a bound on waiting, our value types, and time limits on statements. */
export class BoundedPostgresPool implements AnnouncingPool {
  readonly #pool: pg.Pool;
  /** Uses a connection outside the pool. */
  readonly openChangeLine: OpenChangeLine;
  readonly #names = new StatementNames();
  readonly #naming = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  constructor(url: string) {
    this.openChangeLine = (hear) => openPostgresChangeLine(url, hear);
    const types = new pg.TypeOverrides();
    for (const [oid, parse] of Object.entries(VALUE_PARSERS))
      types.setTypeParser(Number(oid), parse);
    this.#pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_MS,
      application_name: APPLICATION_NAME,
      onConnect: setSession,
      types,
    });
    // The pool itself drops an idle connection that breaks; the next statement opens another or fails on its own.
    this.#pool.on('error', () => undefined);
    // A connection that breaks during a transaction fails that transaction; without a listener, it would end the process too.
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  get load(): PoolLoad {
    const { idleCount, totalCount, waitingCount } = this.#pool;
    return { size: CONNECTIONS, inUse: totalCount - idleCount, waiting: waitingCount };
  }

  /**
   * Returns a connection. Throws `DatabaseBusy` when too many requests wait, no connection becomes free in time or the
   * database does not respond.
   */
  async connect(): Promise<PostgresPoolClient> {
    if (this.#pool.waitingCount >= WAITING_LIMIT) throw new DatabaseBusy();
    try {
      return this.#withNames(await this.#pool.connect());
    } catch (cause) {
      throw new DatabaseBusy(cause instanceof Error ? cause : undefined);
    }
  }

  /** Wraps the connection so that frequent statements are prepared by name; PostgreSQL then parses and plans each once. */
  #withNames(connection: pg.PoolClient): PostgresPoolClient {
    const known = this.#naming.get(connection);
    if (known !== undefined) return known;
    const query = async (text: unknown, values: readonly unknown[] = []): Promise<unknown> => {
      if (typeof text !== 'string') throw new TypeError('There are no cursors here.');
      const name = this.#names.nameOf(text);
      const asked = { text, values: [...values] };
      if (name === null) return connection.query(asked);
      try {
        return await connection.query({ ...asked, name });
      } catch (cause) {
        this.#names.renew(text, cause);
        throw cause;
      }
    };
    const client: PostgresPoolClient = {
      query: query as PostgresPoolClient['query'],
      release: () => {
        connection.release();
      },
    };
    this.#naming.set(connection, client);
    return client;
  }

  /** Closes every connection once it is idle. */
  end(): Promise<void> {
    return this.#pool.end();
  }
}
