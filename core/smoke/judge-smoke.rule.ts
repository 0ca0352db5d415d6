import { SMOKE_CHECKS, type CheckResult, type SmokeVerdict } from './smoke-check.ts';

/** The verdict over all checks: nothing was there to be checked, all passed, or not. */
export const judgeSmoke = (checks: readonly CheckResult[]): SmokeVerdict => {
  const first = checks[0]?.outcome;
  if (first?.state === 'failed' && first.unreachable) return 'couldNotRun';
  const complete = checks.length === SMOKE_CHECKS.length;
  return complete && checks.every((check) => check.outcome.state === 'passed')
    ? 'passed'
    : 'failed';
};
