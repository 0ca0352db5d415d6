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

it('says 100 percent only if every zone was tested, and names each of the others', () => {
  fc.assert(
    fc.property(zones, (all) => {
      const { percent, tested, untested } = summarizeCoverage(all);
      expect(tested + untested.length).toBe(all.length);
      expect(untested.every(({ testedAt }) => testedAt === null)).toBe(true);
      if (all.length === 0) expect(percent).toBeNull();
      else expect(percent === 100).toBe(untested.length === 0);
    }),
  );
});

it('rounds down', () => {
  const zone = (testedAt: string | null) =>
    ({ devNum: 1, areaNum: 1, zone: '001', description: 'Door', testedAt }) as const;
  const { percent } = summarizeCoverage([zone('x'), zone('x'), zone(null)]);
  expect(percent).toBe(66);
});
