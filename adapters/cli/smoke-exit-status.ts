import type { SmokeVerdict } from '#core/smoke/smoke-check.ts';

/** Exit status of the smoke checker, 0 passed, 1 a check failed, 2 it could not run; wrong credentials are a failed check. */
export const SMOKE_EXIT_STATUS: Readonly<Record<SmokeVerdict, 0 | 1 | 2>> = {
  passed: 0,
  failed: 1,
  couldNotRun: 2,
};

/** The command line was not understood, or nobody could be asked for what is missing. */
export const USAGE_EXIT_STATUS = 2;
