import { defineConfig } from 'vitest/config';

/** The suites of the folders whose code is changed, which have to notice it themselves, those that drive gate and tabs through the client, and those of what operations take in another form. */
export default defineConfig({
  test: {
    include: [
      'tests/core/{gating,login,mfa,permission,navigation,news,session}/**/*.test.ts',
      'tests/core/operations/codecs.prop.test.ts',
      'tests/adapters/http/{tabs,gate-in-life}.test.ts',
    ],
    // Plants its own faults into the sources' text, which is not theirs any more.
    exclude: ['tests/core/gating/planted-faults.model.test.ts'],
    setupFiles: ['tests/mutation/settings.ts'],
    env: { ROUNDS: 'mutation' },
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
  },
});
