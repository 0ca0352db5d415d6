import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './composition/scripts/longest-first.mjs';

const ALL = ['tests/**/*.test.ts', 'tests/**/*.test.tsx'];
const DATABASE = ['tests/backend/**', 'tests/adapters/server/**', 'tests/composition/**'];
/** Real processes, kills, many at once, databases on disk, whole worlds: the heavier command's, told by the file's name. */
const HEAVY = ['tests/**/*.{race,crash,process,disk,long}.test.ts'];
const POSTGRES = 'tests/backend/harness/postgres.global.ts';
const ROW_SCHEMAS = 'tests/backend/harness/row-schemas.global.ts';
const ENGINES = 'tests/engines/**';
const never = ['tests/e2e/**', ENGINES, 'tests/bench/**', 'node_modules/**'];

/** Files with suites that PostgreSQL may answer differently, which the heavier command runs on that engine alone. */
const onPostgres = (): string[] =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file}`)
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) =>
      /describeEachEngine\(|inject\('postgresUrl'\)/.test(readFileSync(file, 'utf8')),
    );

/** With all rounds every suite runs on PostgreSQL itself: there are no statements of the embedded engine alone to prepare. */
const PREPARED = 'tests/adapters/server/sql/every-statement.test.ts';

/** About the connections of PostgreSQL alone. */
const POSTGRES_ONLY = [
  PREPARED,
  'tests/adapters/server/sql/change-line.test.ts',
  'tests/adapters/server/sql/postgres-pool.test.ts',
];

const shared = {
  // Two cores shared with others: few workers, patient limits; no assertion depends on time.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  teardownTimeout: 20_000,
  // Files share a worker's modules and the compiled database engine, in half the time: no test leaves anything behind in them.
  isolate: false,
  // A worker of hundreds of files holds a large heap: with room for young objects it is seldom looked through as a whole.
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
/** The built product in browsers that are not Chromium, one after the other. */
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

/** The tiers of tests/README.md; without `TIER` everything once, for whoever runs single files. */
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
    // Each project has a Vite of its own: what one of them, or the command before, has translated is not translated again.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects:
      TIERS[process.env['TIER'] ?? ''] ??
      [pure, database, heavy, engines].map((test) => ({ test })),
  },
});
