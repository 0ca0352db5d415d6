import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const DATABASE = ['tests/backend/**', 'tests/adapters/server/**', 'tests/composition/**'];
const POSTGRES = 'tests/backend/support/postgres.global.ts';
const never = ['tests/e2e/**', 'tests/bench/**', 'node_modules/**'];
// Two cores shared with others: few workers, patient limits; no assertion depends on time.
const patient = { testTimeout: 60_000, hookTimeout: 60_000, teardownTimeout: 20_000 } as const;
// Files share a worker's modules and the compiled database engine, in half the time: no test leaves anything behind in them.
const shared = { ...patient, isolate: false } as const;

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: [...never, ...DATABASE],
        },
      },
      {
        test: {
          ...shared,
          name: 'database',
          include: DATABASE.map((dir) => `${dir}/*.test.ts`),
          exclude: never,
          globalSetup: existsSync(POSTGRES) ? [POSTGRES] : [],
        },
      },
    ],
  },
});
