import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveActive, type Move } from '#ui/shell/move-active.rule.ts';

const moves = fc.constantFrom<Move>('next', 'previous', 'first', 'last');

describe('the line the arrows stand on', () => {
  it('is always one of the list, and none only where the list is empty', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.array(moves, { minLength: 1 }), (count, list) => {
        const active = list.reduce((at, to) => moveActive({ active: at, count, to }), -1);
        if (count === 0) expect(active).toBe(-1);
        else expect(active >= 0 && active < count).toBe(true);
      }),
    );
  });

  it('comes by every line once before it comes back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom<Move>('next', 'previous'),
        (count, to) => {
          const seen: number[] = [];
          let active = -1;
          for (let press = 0; press < count; press += 1) {
            active = moveActive({ active, count, to });
            seen.push(active);
          }
          expect(new Set(seen).size).toBe(count);
          expect(moveActive({ active, count, to })).toBe(seen[0]);
        },
      ),
    );
  });
});
