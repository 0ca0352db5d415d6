import { describe, expect, it } from 'vitest';
import { bytesOf, OUTSIDE_BOUNDS } from '#tests/support/outside-readers.ts';

describe('readers of what comes from outside', () => {
  it.each(OUTSIDE_BOUNDS.map((one) => [one.reader, one.bound, one] as const))(
    '%s: %s are taken up to the bound, and refused in words from there on',
    async (_reader, _bound, { illegal, legal, make, most, read }) => {
      expect(await read(bytesOf(make(most)))).toMatch(legal);
      expect(await read(bytesOf(make(most + 1)))).toMatch(illegal);
    },
  );
});
