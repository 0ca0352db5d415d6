import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planChecks } from '#core/smoke/plan-checks.rule.ts';
import { SMOKE_CHECKS, type SmokeCheckName } from '#core/smoke/smoke-check.ts';

const NAMES = SMOKE_CHECKS.map(({ name }) => name);
const named = (chosen: readonly SmokeCheckName[]) => {
  const { checks, added } = planChecks(chosen);
  return { checks: checks.map(({ name }) => name), added: added.map(({ name }) => name) };
};

describe('the checks of a run', () => {
  it.each([
    [['health'], ['health'], []],
    [['banner'], ['health', 'banner'], ['health']],
    [
      ['gatedCall'],
      ['health', 'configuration', 'login', 'gatedCall', 'logout'],
      ['health', 'configuration', 'login', 'logout'],
    ],
    [NAMES, NAMES, []],
  ] as const)('for %j are %j', (chosen, checks, added) => {
    expect(named(chosen)).toEqual({ checks, added });
  });

  it('keep their order, hold what was chosen, what that needs, and an end for every sign-in', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(NAMES, { minLength: 1 }), (chosen) => {
        const { checks, added } = named(chosen);
        expect(checks).toEqual(NAMES.filter((name) => checks.includes(name)));
        expect([...chosen, ...added].toSorted()).toEqual(checks.toSorted());
        for (const { needs } of planChecks(chosen).checks)
          for (const need of needs) expect(checks).toContain(need);
        expect(checks.includes('logout')).toBe(checks.includes('login'));
      }),
    );
  });
});
