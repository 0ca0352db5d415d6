import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessSmoke } from '#core/smoke/assess-smoke.rule.ts';
import { SMOKE_CHECKS, type CheckOutcome, type CheckResult } from '#core/smoke/smoke-check.ts';

const passed: CheckOutcome = { state: 'passed', detail: '' };
const outcomes: fc.Arbitrary<CheckOutcome> = fc.oneof(
  fc.constant(passed),
  fc.record({
    state: fc.constant('failed' as const),
    detail: fc.string(),
    unreachable: fc.boolean(),
  }),
  fc.record({ state: fc.constant('skipped' as const), detail: fc.string() }),
);
const results = (list: readonly CheckOutcome[]): readonly CheckResult[] =>
  SMOKE_CHECKS.slice(0, list.length).flatMap(({ name, title }, index) => {
    const outcome = list[index];
    return outcome ? [{ name, title, outcome, millis: 1 }] : [];
  });

describe('the verdict', () => {
  it('is "passed" for a whole run without anything else, and only then', () => {
    const all = results(SMOKE_CHECKS.map(() => passed));
    expect(assessSmoke(all, SMOKE_CHECKS)).toBe('passed');
    fc.assert(
      fc.property(fc.nat(SMOKE_CHECKS.length - 1), outcomes, (position, outcome) => {
        fc.pre(outcome.state !== 'passed');
        const list = SMOKE_CHECKS.map((_, index) => (index === position ? outcome : passed));
        expect(assessSmoke(results(list), SMOKE_CHECKS)).not.toBe('passed');
      }),
    );
    fc.assert(
      fc.property(fc.nat(SMOKE_CHECKS.length - 1), (length) => {
        expect(assessSmoke(all.slice(0, length), SMOKE_CHECKS)).toBe('failed');
      }),
    );
  });

  it('is "could not run" only when the very first check met nobody', () => {
    const nobody: CheckOutcome = { state: 'failed', detail: '', unreachable: true };
    fc.assert(
      fc.property(fc.array(outcomes, { maxLength: SMOKE_CHECKS.length - 1 }), (rest) => {
        expect(assessSmoke(results([nobody, ...rest]), SMOKE_CHECKS)).toBe('couldNotRun');
        expect(assessSmoke(results([passed, ...rest]), SMOKE_CHECKS)).not.toBe('couldNotRun');
      }),
    );
  });
});
