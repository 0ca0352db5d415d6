import type { PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { openPostgresChangeLine, type AnnouncingPool, type OpenChangeLine } from './change-line.ts';
import { DatabaseBusy, WAITING_LIMIT } from './database-busy.ts';
import { VALUE_PARSERS } from './value-types.ts';

const CONNECTIONS = 10;
const STATEMENT_MS = 15000;
const CONNECT_MS = 10000;

/** PostgreSQL's own pool with our bound on waiting, our value types and limits on statements left hanging. */
export class BoundedPostgresPool implements AnnouncingPool {
  readonly #pool: pg.Pool;
  /** On a connection beside the pool's. */
  readonly openChangeLine: OpenChangeLine;

  constructor(url: string) {
    this.openChangeLine = (hear) => openPostgresChangeLine(url, hear);
    const types = new pg.TypeOverrides();
    for (const [oid, parse] of Object.entries(VALUE_PARSERS))
      types.setTypeParser(Number(oid), parse);
    this.#pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: STATEMENT_MS,
      idle_in_transaction_session_timeout: STATEMENT_MS,
      application_name: 'alarm-monitoring-portal',
      types,
    });
    // An idle connection that breaks is dropped by the pool itself; the next statement opens another or fails on its own.
    this.#pool.on('error', () => undefined);
    // One that breaks under a transaction fails that transaction; without a listener it would end the process as well.
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** A connection; `DatabaseBusy` when too many wait, none comes free in time or the database does not answer. */
  async connect(): Promise<PostgresPoolClient> {
    if (this.#pool.waitingCount >= WAITING_LIMIT) throw new DatabaseBusy();
    try {
      return await this.#pool.connect();
    } catch (cause) {
      throw new DatabaseBusy(cause instanceof Error ? cause : undefined);
    }
  }

  /** Closes every connection once it is idle. */
  end(): Promise<void> {
    return this.#pool.end();
  }
}
