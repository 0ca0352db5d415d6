import { defineConfig } from 'vitest/config';

// Two cores shared with others: few workers, patient limits; no assertion depends on time.
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/e2e/**', 'tests/bench/**', 'node_modules/**'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 20_000,
    restoreMocks: true,
    globalSetup: ['tests/backend/support/postgres.global.ts'],
  },
});
