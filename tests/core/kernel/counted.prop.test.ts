import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counted, grouped } from '#core/kernel/counted.rule.ts';

describe('what is counted', () => {
  it('is one of a thing and several things, none included', () => {
    expect(counted(1, 'site')).toBe('1 site');
    expect(counted(0, 'site')).toBe('0 sites');
    expect(counted(1234, 'site')).toBe('1,234 sites');
    expect(counted(1, 'ends', 'end')).toBe('1 ends');
    expect(counted(2, 'ends', 'end')).toBe('2 end');
  });

  it('never says one of several, nor several of one', () => {
    fc.assert(
      fc.property(fc.nat(), (count) => {
        expect(counted(count, 'row').endsWith('s')).toBe(count !== 1);
      }),
    );
  });

  it('is grouped by thousands as American numbers are', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (count) => {
        expect(grouped(count)).toBe(count.toLocaleString('en-US'));
      }),
    );
  });
});
