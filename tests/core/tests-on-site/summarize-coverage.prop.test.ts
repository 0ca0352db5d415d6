import fc from 'fast-check';
import { expect, it } from 'vitest';
import { summarizeCoverage } from '#core/tests-on-site/summarize-coverage.rule.ts';

const zones = fc.array(
  fc.record({
    devNum: fc.constant(1),
    areaNum: fc.nat(3),
    zone: fc.string(),
    description: fc.string(),
    testedAt: fc.constantFrom(null, '2026-03-12T14:00:00.000Z'),
  }),
);

it('says 100 percent only if every zone was tested, 0 only if none was, and names the untested', () => {
  fc.assert(
    fc.property(zones, (all) => {
      const { percent, tested, untested } = summarizeCoverage(all);
      expect(tested + untested.length).toBe(all.length);
      expect(untested.every(({ testedAt }) => testedAt === null)).toBe(true);
      if (all.length === 0) expect(percent).toBeNull();
      else {
        expect(percent === 100).toBe(untested.length === 0);
        expect(percent === 0).toBe(tested === 0);
      }
    }),
  );
});

it.each([
  [12, 14, 86],
  [1, 3, 33],
  [2, 3, 67],
  [399, 400, 99],
  [1, 400, 1],
])('rounds %d of %d zones to %d percent', (tested, of, percent) => {
  const all = Array.from({ length: of }, (_, index) => ({
    devNum: 1,
    areaNum: 1,
    zone: `${index}`,
    description: 'Door',
    testedAt: index < tested ? '2026-03-12T14:00:00.000Z' : null,
  }));
  expect(summarizeCoverage(all).percent).toBe(percent);
});
