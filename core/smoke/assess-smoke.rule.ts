import type { CheckResult, SmokeCheck, SmokeVerdict } from './smoke-check.ts';

/** The verdict over the checks that were to run: nothing was there to be checked, all passed, or not. */
export const assessSmoke = (
  checks: readonly CheckResult[],
  planned: readonly SmokeCheck[],
): SmokeVerdict => {
  const first = checks[0]?.outcome;
  if (first?.state === 'failed' && first.unreachable) return 'couldNotRun';
  const complete = checks.length === planned.length;
  return complete && checks.every((check) => check.outcome.state === 'passed')
    ? 'passed'
    : 'failed';
};
