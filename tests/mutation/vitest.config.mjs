import { defineConfig } from 'vitest/config';

/** Runs the tests of the mutated folders, the tests that drive gate and tabs through the client, and the tests of the operation codecs. */
export default defineConfig({
  test: {
    include: [
      'tests/core/{gating,login,mfa,permission,navigation,news,session}/**/*.test.ts',
      'tests/core/operations/codecs.prop.test.ts',
      'tests/adapters/http/{tabs,gate-in-life}.test.ts',
    ],
    // Excludes a test that plants its own faults by matching source text, because mutants change the source text.
    exclude: ['tests/core/gating/planted-faults.model.test.ts'],
    setupFiles: ['tests/mutation/settings.ts'],
    env: { ROUNDS: 'mutation' },
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
  },
});
