import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { UnitOfWork } from '#core/backend/unit-of-work.port.ts';
import { analyzeGrown } from './analyze-grown.ts';
import type { AuditKeys } from './audit/audit.repository.ts';
import type { AnnouncingPool, OpenChangeLine, PoolLoad } from './change-line.ts';
import { claimDataDirectory } from './data-directory.ts';
import { EmbeddedPool } from './embedded-pool.ts';
import { openEngine } from './embedded-engine.ts';
import { CLOCK_MS, Fitness, FREE_BYTES, freeBytesOf } from './fitness.ts';
import { fillLookKeys } from './account/look-key.ts';
import { migrate } from './migrate.ts';
import { openRepositories } from './open-repositories.ts';
import { BoundedPostgresPool } from './postgres-pool.ts';
import type { RowCheck } from './row-check.ts';
import type { Schema, Sql } from './schema.ts';
import { finishRestore } from './restore-directory.ts';
import { sharesSessions } from './shares-sessions.ts';
import { renewTerms } from './sites/site-terms.ts';
import { sqlUnitOfWork } from './sql-unit-of-work.ts';
import { StartRefusal, unprepared } from './start-refusal.ts';

/**
 * The repositories of one transaction. Exported because the tests and the composition root need the fields that each port
 * adds to `Transaction`.
 * @public
 */
export type Repositories = ReturnType<typeof openRepositories>;

/** An open, migrated database. */
export interface Database {
  readonly engine: 'embedded' | 'postgres';
  /**
   * A direct handle for bulk writers, the message sender, the sweep and the audit-log verification. Business operations
   * must use `unitOfWork`.
   */
  readonly kysely: Sql;
  readonly unitOfWork: UnitOfWork;
  /** Returns the current load of the connection pool. */
  readonly load: () => PoolLoad;
  /** Tells whether the database accepts writes now. */
  readonly fitness: Fitness;
  /** Opens the connection of the change feed. The feed closes this connection before the database closes. */
  readonly openChangeLine: OpenChangeLine;
  /** A note for the operator if opening the database completed an interrupted restore. */
  readonly note?: string;
  /** Waits for open transactions, then closes the database and releases the data directory. */
  close(): Promise<void>;
}

interface CommonOptions {
  readonly keys: AuditKeys;
  readonly now?: () => number;
  /** Checks each row against its declared type. If undefined, rows are not checked. */
  readonly rowCheck?: RowCheck | undefined;
}

/**
 * Storage of the data: an embedded directory or a PostgreSQL URL. `seedDump` is the file that `writeInitialDump` made at
 * build time; `isBrief` starts a short-lived program with less memory.
 */
export type DatabaseOptions =
  | (CommonOptions & {
      readonly dataDir: string;
      readonly seedDump?: string;
      readonly isBrief?: boolean;
    })
  | (CommonOptions & { readonly url: string });

/** Rebuilds outdated search words. The embedded engine never vacuums by itself, and index-only searches need a vacuum. */
const makeTerms = async (engine: Database['engine'], kysely: Sql): Promise<void> => {
  const renewed = await renewTerms(kysely);
  if (engine === 'postgres') return;
  const grown = await analyzeGrown(kysely);
  if (renewed > 0 || grown.includes('site_term')) await sql`vacuum site_term`.execute(kysely);
};

/** Opens the portal's schema on a pool of either engine. `release` runs after the pool is closed. */
export const openOver = async (
  engine: Database['engine'],
  pool: AnnouncingPool,
  keys: AuditKeys,
  {
    fitness = new Fitness(Date.now, null),
    release = () => undefined,
    rowCheck,
  }: {
    readonly fitness?: Fitness;
    readonly release?: () => void;
    readonly rowCheck?: RowCheck | undefined;
  } = {},
): Promise<Database> => {
  const whole = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const guarded = whole.withPlugin(fitness.guard);
  const kysely = rowCheck === undefined ? guarded : guarded.withPlugin(rowCheck);
  const close = async (): Promise<void> => {
    await whole.destroy();
    release();
  };
  try {
    await migrate(kysely);
    await fillLookKeys(kysely);
    await makeTerms(engine, kysely);
  } catch (cause) {
    await close();
    throw unprepared('Making the database ready', cause);
  }
  const unitOfWork = sqlUnitOfWork(kysely, (tx) => openRepositories(tx, keys));
  const load = (): PoolLoad => pool.load;
  return { engine, kysely, unitOfWork, load, fitness, openChangeLine: pool.openChangeLine, close };
};

const MB = 1024 * 1024;
/** Disk space for a new database, in bytes, in addition to the required free space. */
const FIRST_BYTES = 128 * MB;

/** Throws a start refusal if the disk is full, before anything is written. */
export const refuseFull = (dataDir: string, freeOf = freeBytesOf): void => {
  if (!existsSync(dataDir)) return;
  const free = freeOf(dataDir);
  const needed = FREE_BYTES + (existsSync(join(dataDir, 'db')) ? 0 : FIRST_BYTES);
  if (free < needed)
    throw new StartRefusal(
      'unwritable',
      `The disk of the data directory ${dataDir} is full: ${Math.floor(free / MB)} MB are free, and ${needed / MB} MB are needed. Nothing was changed. Make room, or set DATA_DIR to a directory on another disk, and start again.`,
    );
};

const openEmbedded = async ({
  dataDir,
  keys,
  seedDump,
  isBrief = false,
  now = Date.now,
  rowCheck,
}: Extract<DatabaseOptions, { readonly dataDir: string }>): Promise<Database> => {
  refuseFull(dataDir);
  const release = await claimDataDirectory(dataDir);
  try {
    // Checks again, because the first check is skipped if the data directory does not exist yet.
    refuseFull(dataDir);
    const note = finishRestore(dataDir);
    const pool = new EmbeddedPool(await openEngine(join(dataDir, 'db'), seedDump, isBrief));
    const fitness = new Fitness(now, () => freeBytesOf(dataDir));
    const database = await openOver('embedded', pool, keys, { fitness, release, rowCheck });
    return note === null ? database : { ...database, note };
  } catch (cause) {
    release();
    throw cause;
  }
};

const SHARED =
  'A pooler before the database named by DATABASE_URL hands out connections by transaction or by statement, so that servers would run each other’s statements and hear of no change. Nothing was changed. Set its pool_mode to session for this database, or let DATABASE_URL name PostgreSQL itself, and start again.';

/** Throws a start refusal if the server's clock is wrong, because the server would store wrong times. */
export const refuseClock = (offset: number): void => {
  if (Math.abs(offset) <= CLOCK_MS) return;
  const seconds = Math.round(Math.abs(offset) / 1000);
  throw new StartRefusal(
    'clockOff',
    `The clock of this machine is ${seconds} s ${offset > 0 ? 'behind' : 'ahead of'} that of the database named by DATABASE_URL; ${CLOCK_MS / 1000} s are allowed. Nothing was changed. Set the clocks by NTP and start again.`,
  );
};

const openPostgres = async ({
  url,
  keys,
  now = Date.now,
  rowCheck,
}: Extract<DatabaseOptions, { readonly url: string }>): Promise<Database> => {
  const pool = new BoundedPostgresPool(url);
  try {
    (await pool.connect()).release();
  } catch (cause) {
    await pool.end();
    throw new StartRefusal(
      'unreachable',
      `The database named by DATABASE_URL cannot be used: ${cause instanceof Error ? cause.message || cause.name : String(cause)}. Check that PostgreSQL runs and the address, name and password are right.`,
      cause,
    );
  }
  const fitness = new Fitness(now, null);
  try {
    if (await sharesSessions(url)) throw new StartRefusal('unreachable', SHARED);
    refuseClock(
      await fitness.lookAtClock(new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })),
    );
  } catch (cause) {
    await pool.end();
    throw cause;
  }
  return openOver('postgres', pool, keys, { fitness, rowCheck });
};

/** Opens the embedded engine or PostgreSQL and migrates the schema. Throws `StartRefusal` with one line for the operator. */
export const openDatabase = (options: DatabaseOptions): Promise<Database> =>
  'url' in options ? openPostgres(options) : openEmbedded(options);
