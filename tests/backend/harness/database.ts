import { describe, inject } from 'vitest';
import { openOver, type Database } from '#adapters/server/sql/open-database.ts';
import { readRowCheck, type RowCheck } from '#adapters/server/sql/row-check.ts';
import { CountedPool } from './counted-pool.ts';
import { embeddedPool } from './embedded-template.ts';
import { postgresPool } from './postgres-template.ts';
import { seedAccount, type AccountSeed, type SeededAccount } from './seed-account.ts';

/** Database engines on which test suites run. */
export type Engine = 'embedded' | 'postgres';

/** The key that chains the audit log in tests. */
export const TEST_AUDIT_KEY = Buffer.alloc(32, 7);

/** A saved database that can be copied into new databases: the bytes of the embedded engine, or the name of a PostgreSQL database. */
export type Kept = Blob | string;

/** A database for one test file. */
export interface TestDatabase extends Database {
  /** URL under which another server can reach the database. Null for the embedded engine. */
  readonly url: string | null;
  /** Number of database round trips so far, without the begin and commit of transactions. */
  statements(): number;
  /** Saves the whole database, so that other databases can be created as copies. No statement may be running in the database. */
  readonly keep: () => Promise<Kept>;
  /** The counting pool behind the database. */
  readonly pool: CountedPool;
  /** Writes a site group and a user. Every field has a default. */
  seedAccount(seed?: AccountSeed): Promise<SeededAccount>;
}

/** Returns the engines of this run: both, or the one in `ENGINE`. */
export const availableEngines = (): readonly Engine[] => {
  const wanted = process.env['ENGINE'];
  const present: readonly Engine[] =
    inject('postgresUrl') === null ? ['embedded'] : ['embedded', 'postgres'];
  return wanted === undefined ? present : present.filter((engine) => engine === wanted);
};

const openPool = async (
  engine: Engine,
  shared: string | null,
  from: Kept | null,
): Promise<
  Pick<TestDatabase, 'url' | 'pool' | 'keep'> & { readonly dispose: () => Promise<void> }
> => {
  if (engine === 'embedded') {
    const embedded = await embeddedPool(from instanceof Blob ? from : null);
    return { ...embedded, url: null, pool: new CountedPool(embedded.pool) };
  }
  const name = typeof from === 'string' ? from : null;
  const { open, keep, ...borrowed } = await postgresPool(inject('postgresUrl'), shared, name);
  const pool = new CountedPool(open());
  return { ...borrowed, pool, keep: () => pool.without(keep, open) };
};

let check: RowCheck | null = null;

/** Loads the row check once per worker. */
const rowCheck = (): RowCheck => {
  check ??= readRowCheck(inject('rowSchemas'));
  return check;
};

/**
 * Opens a migrated database, empty or a copy of `from`, by default on the embedded engine. On PostgreSQL, `url` opens an
 * existing database. Close the database in `afterAll`.
 */
export const openTestDatabase = async (
  options: {
    readonly engine?: Engine;
    readonly url?: string | null;
    readonly from?: Kept | null;
  } = {},
): Promise<TestDatabase> => {
  const engine = options.engine ?? 'embedded';
  const { url, pool, dispose, keep } = await openPool(
    engine,
    options.url ?? null,
    options.from ?? null,
  );
  const database = await openOver(
    engine,
    pool,
    { auditKey: TEST_AUDIT_KEY },
    { rowCheck: rowCheck() },
  );
  return {
    ...database,
    url,
    pool,
    keep,
    statements: () => pool.statements,
    close: async () => {
      await database.close();
      await dispose();
    },
    seedAccount: (seed = {}) => seedAccount(database.kysely, seed),
  };
};

const describeOn = (
  engines: readonly Engine[],
  name: string,
  suite: (engine: Engine) => void,
): void => {
  for (const engine of engines)
    describe(`${name} on ${engine === 'embedded' ? 'the embedded engine' : 'PostgreSQL'}`, () => {
      suite(engine);
    });
};

/**
 * Runs a suite once per available engine, with the engine in its name. Use it where engines may differ: locks, many
 * connections, sort orders, types.
 */
export const describeEachEngine = (name: string, suite: (engine: Engine) => void): void => {
  describeOn(availableEngines(), name, suite);
};

/** Runs a suite on the embedded engine, or on all engines of the run if `ROUNDS=all` or `ENGINE` is set. */
export const describeDatabase = (name: string, suite: (engine: Engine) => void): void => {
  const every = process.env['ROUNDS'] === 'all' || process.env['ENGINE'] !== undefined;
  describeOn(every ? availableEngines() : ['embedded'], name, suite);
};
