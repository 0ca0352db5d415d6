import { defineConfig } from 'vitest/config';

/**
 * Runs three groups of tests: the suites of the mutated folders, the suites that drive gate and tabs through the client,
 * and the suites of the operation codecs.
 */
export default defineConfig({
  test: {
    include: [
      'tests/core/{gating,login,mfa,permission,navigation,news,session}/**/*.test.ts',
      'tests/core/operations/codecs.prop.test.ts',
      'tests/adapters/http/{tabs,gate-in-life}.test.ts',
    ],
    // This test plants its own faults by matching the source text, which mutation changes.
    exclude: ['tests/core/gating/planted-faults.model.test.ts'],
    setupFiles: ['tests/mutation/settings.ts'],
    env: { ROUNDS: 'mutation' },
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
  },
});
