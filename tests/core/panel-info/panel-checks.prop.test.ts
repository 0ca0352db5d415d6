import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { panelChecks, type ReportedTrouble } from '#core/panel-info/panel-checks.rule.ts';
import { HEALTH_REASONS, assessHealth } from '#core/sites/assess-health.rule.ts';

const CODES = ['301', 'AT', '302', 'YT', '350', '351', 'LT', 'YC', '380', '373', 'FT', null];

const trouble: fc.Arbitrary<ReportedTrouble> = fc.record({
  code: fc.constantFrom(...CODES),
  zone: fc.constantFrom(null, '000', '012'),
  text: fc.constantFrom('AC loss', 'Low battery', 'Line cut', 'Smoke sensor fault'),
  since: fc.constant('2026-03-12T08:00:00.000Z'),
});

interface Signs {
  readonly troubles: readonly ReportedTrouble[];
  readonly floods: boolean;
  readonly monitored: boolean;
  readonly lastSignalAt: number | null;
  readonly timerTestDueAt: number | null;
}

const signs: fc.Arbitrary<Signs> = fc.record({
  troubles: fc.array(trouble, { maxLength: 6 }),
  floods: fc.boolean(),
  monitored: fc.boolean(),
  lastSignalAt: fc.constantFrom(null, 5),
  timerTestDueAt: fc.constantFrom(null, 5, 50),
});

const NOW = 20;

const checked = ({ troubles, floods, ...one }: Signs) => {
  const texts = troubles.map(({ text }) => text);
  const health = assessHealth(
    { ...one, troubles: [...(floods ? [HEALTH_REASONS.floods] : []), ...texts] },
    NOW,
  );
  return {
    ...health,
    checks: panelChecks({ troubles, healthReasons: health.healthReasons, missedAt: 'then' }),
  };
};

describe('the checks of a panel', () => {
  it('hold every reason of its health once and no other, so that they never disagree with its word', () => {
    fc.assert(
      fc.property(signs, (one) => {
        const { health, healthReasons, checks } = checked(one);
        const texts = checks.flatMap(({ reasons }) => reasons.map(({ text }) => text));
        expect(texts.toSorted()).toEqual(healthReasons.toSorted());
        expect(checks.every(({ state }) => state === 'OK')).toBe(health === 'OK');
        for (const { state, reasons } of checks) expect(state === 'OK').toBe(reasons.length === 0);
      }),
    );
  });

  it('are always the same four, in their order', () => {
    fc.assert(
      fc.property(signs, (one) => {
        expect(checked(one).checks.map(({ name }) => name)).toEqual([
          'Power',
          'Panel battery',
          'Communication',
          'Sensors',
        ]);
      }),
    );
  });

  it.each([
    ['301', null, 'Power'],
    ['AT', '000', 'Power'],
    ['302', null, 'Panel battery'],
    ['YM', null, 'Panel battery'],
    ['354', null, 'Communication'],
    ['LT', null, 'Communication'],
    ['YC', '000', 'Communication'],
    ['YC', '012', 'Sensors'],
    ['384', '012', 'Sensors'],
    [null, null, 'Sensors'],
  ] as const)('put code %s of zone %s under %s', (code, zone, name) => {
    const fields = { code, zone, text: 'Fault', since: 'then' };
    const checks = panelChecks({ troubles: [fields], healthReasons: ['Fault'], missedAt: null });
    expect(checks.filter(({ state }) => state !== 'OK').map((check) => check.name)).toEqual([name]);
  });
});
