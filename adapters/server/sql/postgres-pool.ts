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

/** Connections of a server to its database, and one more for the line of changes. */
export const CONNECTIONS = 10;
/** How servers name themselves to PostgreSQL. */
export const APPLICATION_NAME = 'alarm-monitoring-portal';
const STATEMENT_MS = 15000;
const CONNECT_MS = 10000;
/**
 * What is asked often lies in memory, where an index costs what it reads and not a turn of a disk; otherwise small tables are
 * read whole, row by row, for every look at one row. And no statement is compiled to machine code: PostgreSQL does so anew
 * each time one runs, under a name as well, and takes 70 ms where a part that seldom runs was estimated to be dear. A set of a
 * million accounts is held in memory while it is asked for single ones; a part that does not fit is read anew for each of them.
 * And no statement takes more than one core: those of many people come at once.
 */
const PLANNER =
  'set random_page_cost = 1.1; set jit = off; set work_mem = "32MB"; set max_parallel_workers_per_gather = 0';
/** Set on each new connection: a pooler refuses what it does not know among the words that open one. */
const SESSION = `set statement_timeout = ${STATEMENT_MS}; set idle_in_transaction_session_timeout = ${STATEMENT_MS}; ${PLANNER}`;

/** The pool waits for what it answers, before anybody is handed the connection. */
const setSession = (client: pg.ClientBase): unknown => client.query(SESSION);

/** PostgreSQL's own pool with our bound on waiting, our value types and limits on statements left hanging. */
export class BoundedPostgresPool implements AnnouncingPool {
  readonly #pool: pg.Pool;
  /** On a connection beside the pool's. */
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
    // An idle connection that breaks is dropped by the pool itself; the next statement opens another or fails on its own.
    this.#pool.on('error', () => undefined);
    // One that breaks under a transaction fails that transaction; without a listener it would end the process as well.
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  get load(): PoolLoad {
    const { idleCount, totalCount, waitingCount } = this.#pool;
    return { size: CONNECTIONS, inUse: totalCount - idleCount, waiting: waitingCount };
  }

  /** A connection; `DatabaseBusy` when too many wait, none comes free in time or the database does not answer. */
  async connect(): Promise<PostgresPoolClient> {
    if (this.#pool.waitingCount >= WAITING_LIMIT) throw new DatabaseBusy();
    try {
      return this.#withNames(await this.#pool.connect());
    } catch (cause) {
      throw new DatabaseBusy(cause instanceof Error ? cause : undefined);
    }
  }

  /** The same connection; what is asked often goes under a name, so that PostgreSQL reads and plans it once. */
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
