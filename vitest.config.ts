import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './composition/scripts/longest-first.mjs';

const ALL = ['tests/**/*.test.ts', 'tests/**/*.test.tsx'];
const DATABASE = ['tests/backend/**', 'tests/adapters/server/**', 'tests/composition/**'];
/**
 * Tests with real processes, kills, concurrency, databases on disk or complete demo data. They belong to the heavier
 * command and are recognized by file name.
 */
const HEAVY = ['tests/**/*.{race,crash,process,disk,long}.test.ts'];
const POSTGRES = 'tests/backend/harness/postgres.global.ts';
const ROW_SCHEMAS = 'tests/backend/harness/row-schemas.global.ts';
const ENGINES = 'tests/engines/**';
const never = ['tests/e2e/**', ENGINES, 'tests/bench/**', 'node_modules/**'];

/** Returns files with suites whose results may differ on PostgreSQL. The heavier command runs them on that engine only. */
const onPostgres = (): string[] =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file}`)
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) =>
      /describeEachEngine\(|inject\('postgresUrl'\)/.test(readFileSync(file, 'utf8')),
    );

/** With all rounds, every suite runs on PostgreSQL itself, so this test has no statements of the embedded engine to prepare. */
const PREPARED = 'tests/adapters/server/sql/every-statement.test.ts';

/** Tests that concern only the connections of PostgreSQL. */
const POSTGRES_ONLY = [
  PREPARED,
  'tests/adapters/server/sql/change-line.test.ts',
  'tests/adapters/server/sql/postgres-pool.test.ts',
];

const shared = {
  // The machine has two shared cores, so there are few workers and long time limits. No assertion depends on time.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  teardownTimeout: 20_000,
  // Files share a worker's modules and the compiled database engine, which halves the time. No test leaves state in them.
  isolate: false,
  // A worker with hundreds of files has a large heap. More space for young objects reduces full garbage collections.
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
/** Runs the built product in browsers other than Chromium, one after the other. */
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

/** The tiers of tests/README.md. Without `TIER`, every test runs once, for running single files. */
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
    // Each project has its own Vite. The cache avoids repeating transformations by other projects or earlier commands.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects:
      TIERS[process.env['TIER'] ?? ''] ??
      [pure, database, heavy, engines].map((test) => ({ test })),
  },
});
