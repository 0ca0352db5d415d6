import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLately, withLately } from '#core/support/lately.rule.ts';
import { LATELY_MOST } from '#core/support/support-overview.schema.ts';

const id = fc.stringMatching(/^[a-f0-9-]{1,8}$/);

it('keeps nobody twice, the last one first, and no more than fit', () => {
  fc.assert(
    fc.property(fc.array(id), (looks) => {
      const kept = looks.reduce<readonly string[]>((list, one) => withLately(list, one), []);
      expect(kept).toEqual([...new Set(looks.toReversed())].slice(0, LATELY_MOST));
      expect(readLately(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    }),
  );
});

it('reads anything else as nobody', () => {
  fc.assert(
    fc.property(fc.anything(), (kept) => {
      const isList = Array.isArray(kept) && kept.every((one) => typeof one === 'string');
      if (!isList) expect(readLately(kept)).toEqual([]);
    }),
  );
});
