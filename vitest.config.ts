import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './composition/scripts/longest-first.mjs';

const ALL = ['tests/**/*.test.ts', 'tests/**/*.test.tsx'];
const DATABASE = ['tests/backend/**', 'tests/adapters/server/**', 'tests/composition/**'];
/**
 * File patterns of tests with real processes, kills, concurrency, databases on disk or complete demo data. Only the
 * heavier command runs them.
 */
const HEAVY = ['tests/**/*.{race,crash,process,disk,long}.test.ts'];
const POSTGRES = 'tests/backend/harness/postgres.global.ts';
const ROW_SCHEMAS = 'tests/backend/harness/row-schemas.global.ts';
const ENGINES = 'tests/engines/**';
const never = ['tests/e2e/**', ENGINES, 'tests/bench/**', 'node_modules/**'];

/** Returns the test files whose results may differ on PostgreSQL. The heavier command runs them only on PostgreSQL. */
const onPostgres = (): string[] =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file}`)
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) =>
      /describeEachEngine\(|inject\('postgresUrl'\)/.test(readFileSync(file, 'utf8')),
    );

/**
 * A test that prepares, on PostgreSQL, the SQL statements that the embedded engine ran. The test is excluded with
 * `ROUNDS=all`, because every suite then runs on PostgreSQL.
 */
const PREPARED = 'tests/adapters/server/sql/every-statement.test.ts';

const POSTGRES_ONLY = [
  PREPARED,
  'tests/adapters/server/sql/change-line.test.ts',
  'tests/adapters/server/sql/postgres-pool.test.ts',
];

const shared = {
  // Few workers and long time limits, because the machine has two shared cores. No assertion depends on time.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  teardownTimeout: 20_000,
  // Test files share a worker's modules and the compiled database engine, which halves the time. A test must therefore
  // leave no state in either of them.
  isolate: false,
  // A worker that runs hundreds of files has a large heap. A larger young generation therefore reduces full garbage collections.
  execArgv: ['--max-semi-space-size=64'],
} as const;
const withPostgres = { globalSetup: [POSTGRES, ROW_SCHEMAS].filter((file) => existsSync(file)) };

const pure = { ...shared, name: 'pure', include: ALL, exclude: [...never, ...DATABASE, ...HEAVY] };
const database = {
  ...shared,
  ...withPostgres,
  name: 'database',
  include: DATABASE.map((dir) => `${dir}/*.test.ts`),
  exclude: [...never, ...HEAVY, ...(process.env['ROUNDS'] === 'all' ? [PREPARED] : [])],
};
const heavy = { ...shared, ...withPostgres, name: 'heavy', include: HEAVY, exclude: never };
/** Runs the built product in browsers other than Chromium, one browser after another. */
const engines = {
  ...shared,
  name: 'engines',
  include: [`${ENGINES}/*.test.ts`],
  fileParallelism: false,
  testTimeout: 180_000,
};
const postgres = {
  ...shared,
  ...withPostgres,
  name: 'postgres',
  include: onPostgres(),
  exclude: [...never, ...HEAVY],
  env: { ENGINE: 'postgres' },
};

/** The test tiers of tests/README.md. Without `TIER`, every test runs once. */
const TIERS: Readonly<Record<string, { test: object }[]>> = {
  default: [
    pure,
    {
      ...database,
      exclude: [...database.exclude, ...POSTGRES_ONLY],
      env: { ENGINE: 'embedded' },
    },
  ].map((test) => ({ test })),
  heavy: [heavy, postgres].map((test) => ({ test })),
};

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Caches transformed modules across projects and commands, because each project has its own Vite.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects:
      TIERS[process.env['TIER'] ?? ''] ??
      [pure, database, heavy, engines].map((test) => ({ test })),
  },
});
