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

/** Maximum number of pool connections per server. The change feed uses one additional connection. */
export const CONNECTIONS = 10;
export const APPLICATION_NAME = 'alarm-monitoring-portal';
const STATEMENT_MS = 15000;
const CONNECT_MS = 10000;
/**
 * Planner settings. `random_page_cost` is low because frequently read data is in memory; with the default, PostgreSQL
 * scans small tables for each row. JIT is off because it compiles on every execution, which takes 70 ms. `work_mem` holds
 * a set of a million accounts. Parallel workers are off because many statements run at once.
 */
const PLANNER =
  'set random_page_cost = 1.1; set jit = off; set work_mem = "32MB"; set max_parallel_workers_per_gather = 0';
/** Session settings are sent as a statement on each new connection, because a pooler refuses unknown startup parameters. */
const SESSION = `set statement_timeout = ${STATEMENT_MS}; set idle_in_transaction_session_timeout = ${STATEMENT_MS}; ${PLANNER}`;

/** Sends the session settings. The pool waits for the result before it hands out the connection. */
const setSession = (client: pg.ClientBase): unknown => client.query(SESSION);

/** A PostgreSQL pool with a limit on waiting requests, the portal's value types, and statement timeouts. */
export class BoundedPostgresPool implements AnnouncingPool {
  readonly #pool: pg.Pool;
  /** Opens the change feed's connection, which is outside of the pool. */
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
    // The pool drops an idle connection that breaks, so its error needs no handling.
    this.#pool.on('error', () => undefined);
    // A connection that breaks during a transaction fails that transaction. Without this error listener, the error would
    // also end the process.
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  get load(): PoolLoad {
    const { idleCount, totalCount, waitingCount } = this.#pool;
    return { size: CONNECTIONS, inUse: totalCount - idleCount, waiting: waitingCount };
  }

  /**
   * Returns a connection. Throws `DatabaseBusy` if too many requests wait, no connection becomes free within the limit, or
   * the database does not respond.
   */
  async connect(): Promise<PostgresPoolClient> {
    if (this.#pool.waitingCount >= WAITING_LIMIT) throw new DatabaseBusy();
    try {
      return this.#withNames(await this.#pool.connect());
    } catch (cause) {
      throw new DatabaseBusy(cause instanceof Error ? cause : undefined);
    }
  }

  /** Wraps a connection so that frequent statements are prepared by name; PostgreSQL then parses and plans each statement once. */
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

  /** Waits until the connections are idle, then closes them. */
  end(): Promise<void> {
    return this.#pool.end();
  }
}
