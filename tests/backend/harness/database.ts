import { describe, inject } from 'vitest';
import { openOver, type Database } from '#adapters/server/sql/open-database.ts';
import { readRowCheck, type RowCheck } from '#adapters/server/sql/row-check.ts';
import { CountedPool } from './counted-pool.ts';
import { embeddedPool } from './embedded-template.ts';
import { postgresPool } from './postgres-template.ts';
import { seedAccount, type AccountSeed, type SeededAccount } from './seed-account.ts';

/** The engines every database suite runs on. */
export type Engine = 'embedded' | 'postgres';

/** The key the tests' record is chained with. */
export const TEST_AUDIT_KEY = Buffer.alloc(32, 7);

/** A whole database to begin with: bytes of the embedded engine, or the name of one on PostgreSQL. */
export type Kept = Blob | string;

/** A database of its own for one test file. */
export interface TestDatabase extends Database {
  /** Where the database can be reached by another server; null = the embedded engine. */
  readonly url: string | null;
  /** Round trips to the engine so far, begins and ends of transactions left out. */
  statements(): number;
  /** The whole of it as it is now, for others to begin with; nothing may be under way in it. */
  readonly keep: () => Promise<Kept>;
  /** The pool it asks through. */
  readonly pool: CountedPool;
  /** Writes a site group and a person; every field has a plain default. */
  seedAccount(seed?: AccountSeed): Promise<SeededAccount>;
}

/**
 * The engines of this run: both by default, one of them where the tier says so (`ENGINE`). Suites for a PostgreSQL that is
 * missing are named in the output by the global set-up.
 */
export const availableEngines = (): readonly Engine[] => {
  const wanted = process.env['ENGINE'];
  const present: readonly Engine[] =
    inject('postgresUrl') === null ? ['embedded'] : ['embedded', 'postgres'];
  return wanted === undefined ? present : present.filter((engine) => engine === wanted);
};

/** A pool that counts over either engine, and what belongs to it. */
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

/** The same for all files of a worker: read once. */
const rowCheck = (): RowCheck => {
  check ??= readRowCheck(inject('rowSchemas'));
  return check;
};

/** Opens an empty, migrated database: embedded in memory unless said otherwise and there as `from` was, or on PostgreSQL the one at `url` once more. Close it in `afterAll`. */
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
 * Runs a suite once for each available engine, named after it: for what they may answer differently, such as locks, many
 * connections, orders and types.
 */
export const describeEachEngine = (name: string, suite: (engine: Engine) => void): void => {
  describeOn(availableEngines(), name, suite);
};

/**
 * Runs a suite on the embedded engine; on PostgreSQL too with all rounds, and where `ENGINE` names it. Each of its statements
 * is prepared on PostgreSQL by the heavier command (`every-statement.test.ts`).
 */
export const describeDatabase = (name: string, suite: (engine: Engine) => void): void => {
  const every = process.env['ROUNDS'] === 'all' || process.env['ENGINE'] !== undefined;
  describeOn(every ? availableEngines() : ['embedded'], name, suite);
};
