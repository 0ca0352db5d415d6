import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { Failure } from '#core/kernel/result.ts';

const counting = () => {
  let last = 0;
  return new AttemptKey({ next: () => `key-${++last}` });
};
const refused = (status: number): Failure => ({
  kind: 'refused',
  status,
  message: null,
  code: null,
});
const UNCLEAR: readonly Failure[] = [
  { kind: 'unreachable' },
  { kind: 'timedOut' },
  { kind: 'unreadable' },
  { kind: 'faulted', status: 500, message: null },
  refused(409),
];
const CLEAR: readonly Failure[] = [
  refused(422),
  refused(400),
  { kind: 'rateLimited', message: null, retryAfterSeconds: 60 },
];

describe('the key of an attempt', () => {
  it('stays the same for the same content while nobody knows what became of it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...UNCLEAR)), fc.string(), (failures, text) => {
        const key = counting();
        const first = key.for({ text });
        for (const error of failures) {
          key.settle({ ok: false, error });
          expect(key.for({ text })).toBe(first);
        }
      }),
    );
  });

  it('is another one for other content, which the old key would be refused for', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 2 }), ([one, two]) => {
        const key = counting();
        expect(key.for({ text: one })).not.toBe(key.for({ text: two }));
      }),
    );
  });

  it('ends with a clear answer, so that the same words can be sent again later', () => {
    for (const error of CLEAR) {
      const key = counting();
      const first = key.for('same');
      key.settle({ ok: false, error });
      expect(key.for('same')).not.toBe(first);
    }
    const key = counting();
    const first = key.for('same');
    key.settle({ ok: true, value: null });
    expect(key.for('same')).not.toBe(first);
  });
});
