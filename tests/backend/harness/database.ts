import { describe, inject } from 'vitest';
import { openOver, type Database } from '#adapters/server/sql/open-database.ts';
import { CountedPool } from './counted-pool.ts';
import { embeddedPool } from './embedded-template.ts';
import { postgresPool } from './postgres-template.ts';
import { seedAccount, type AccountSeed, type SeededAccount } from './seed-account.ts';

/** The engines every database suite runs on. */
export type Engine = 'embedded' | 'postgres';

/** The key the tests' record is chained with. */
export const TEST_AUDIT_KEY = Buffer.alloc(32, 7);

/** A database of its own for one test file. */
export interface TestDatabase extends Database {
  /** Where the database can be reached by another server; null = the embedded engine. */
  readonly url: string | null;
  /** Round trips to the engine so far, begins and ends of transactions left out. */
  statements(): number;
  /** The whole of it as it is now, for others to begin with; null on PostgreSQL. */
  readonly keep: (() => Promise<Blob>) | null;
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

/** Opens an empty, migrated database: embedded in memory unless said otherwise and there as `from` was, or on PostgreSQL the one at `url` once more. Close it in `afterAll`. */
export const openTestDatabase = async (
  options: {
    readonly engine?: Engine;
    readonly url?: string | null;
    readonly from?: Blob | null;
  } = {},
): Promise<TestDatabase> => {
  const engine = options.engine ?? 'embedded';
  const {
    url,
    pool: plain,
    dispose,
    keep,
  } = engine === 'embedded'
    ? { url: null, ...(await embeddedPool(options.from ?? null)) }
    : { keep: null, ...(await postgresPool(inject('postgresUrl'), options.url ?? null)) };
  const pool = new CountedPool(plain);
  const database = await openOver(engine, pool, { auditKey: TEST_AUDIT_KEY });
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

/** Runs a suite once for each available engine, named after it. */
export const describeEachEngine = (name: string, suite: (engine: Engine) => void): void => {
  for (const engine of availableEngines())
    describe(`${name} on ${engine === 'embedded' ? 'the embedded engine' : 'PostgreSQL'}`, () => {
      suite(engine);
    });
};
