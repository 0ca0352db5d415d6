import type { CheckResult, SmokeCheck, SmokeVerdict } from './smoke-check.ts';

/** Returns the verdict of a smoke run: nothing could be checked, all checks passed, or some failed. */
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
