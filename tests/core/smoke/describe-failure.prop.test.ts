import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeFailure } from '#core/smoke/describe-failure.rule.ts';
import { failures } from '#tests/arbitraries/failures.ts';

describe('a failure in words for the operator of a deployment', () => {
  it('is one line of printable text, whatever the server said', () => {
    fc.assert(
      fc.property(failures, (failure) => {
        const text = describeFailure(failure);
        expect(text.trim()).not.toBe('');
        expect(text).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});
