import type { PostgresPool } from 'kysely';
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
  /** Round trips to the engine so far, begins and ends of transactions left out. */
  statements(): number;
  /** The pool it asks through. */
  readonly pool: CountedPool;
  /** The same PostgreSQL through a pool of its own, as another server has it; close it first. */
  beside(): Promise<TestDatabase>;
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

const overPool = async (
  engine: Engine,
  plain: PostgresPool,
  { beside, dispose }: Pick<TestDatabase, 'beside'> & { readonly dispose: () => Promise<void> },
): Promise<TestDatabase> => {
  const pool = new CountedPool(plain);
  const database = await openOver(engine, pool, { auditKey: TEST_AUDIT_KEY });
  return {
    ...database,
    pool,
    statements: () => pool.statements,
    beside,
    close: async () => {
      await database.close();
      await dispose();
    },
    seedAccount: (seed = {}) => seedAccount(database.kysely, seed),
  };
};

const openEmbedded = async (): Promise<TestDatabase> =>
  overPool('embedded', await embeddedPool(), {
    beside: () => Promise.reject(new Error('The embedded engine has one server only.')),
    dispose: () => Promise.resolve(),
  });

const openPostgres = async (): Promise<TestDatabase> => {
  const { openPool, dispose } = await postgresPool(inject('postgresUrl'));
  const beside = (): Promise<TestDatabase> =>
    overPool('postgres', openPool(), { beside, dispose: () => Promise.resolve() });
  return overPool('postgres', openPool(), { beside, dispose });
};

/** Opens an empty, migrated database: embedded in memory unless said otherwise. Close it in `afterAll`. */
export const openTestDatabase = (
  options: { readonly engine?: Engine } = {},
): Promise<TestDatabase> => (options.engine === 'postgres' ? openPostgres() : openEmbedded());

/** Runs a suite once for each available engine, named after it. */
export const describeEachEngine = (name: string, suite: (engine: Engine) => void): void => {
  for (const engine of availableEngines())
    describe(`${name} on ${engine === 'embedded' ? 'the embedded engine' : 'PostgreSQL'}`, () => {
      suite(engine);
    });
};
