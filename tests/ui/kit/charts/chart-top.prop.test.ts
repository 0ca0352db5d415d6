import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartTop } from '#ui/kit/charts/chart-top.rule.ts';

describe('the top of a chart', () => {
  it('holds every value, has a whole half, and wastes little room', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000)), (values) => {
        const top = chartTop(values);
        const most = Math.max(0, ...values);
        expect(top).toBeGreaterThanOrEqual(most);
        expect(Number.isInteger(top / 2)).toBe(true);
        expect(top).toBeLessThanOrEqual(Math.max(2, 2 * most));
      }),
    );
  });

  it('takes round numbers', () => {
    expect([[], [1], [3], [7], [11], [45], [61], [110]].map(chartTop)).toEqual([
      2, 2, 4, 8, 12, 60, 80, 120,
    ]);
  });
});
