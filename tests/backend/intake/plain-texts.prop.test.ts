import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathOnly, plainText } from '#core/backend/intake/plain-texts.rule.ts';
import { referenceOf } from '#core/backend/intake/read-reference.rule.ts';

const text = fc.string({ unit: 'grapheme', size: 'max', maxLength: 200 });
const controls = fc.string({
  unit: fc.constantFrom('a', 'é', '\t', '\n', '\r', '\u0000', '\u0007', '\u001b', '\u0085'),
});
const path = fc.string({ unit: fc.constantFrom('a', 'b', '/', '-', '9') });

describe('what is kept of a report', () => {
  it('is the path of an address, whatever follows it', () => {
    fc.assert(
      fc.property(path, fc.constantFrom('?', '#'), text, (path, mark, rest) => {
        expect(pathOnly(path)).toBe(path);
        expect(pathOnly(`${path}${mark}${rest}`)).toBe(path);
      }),
    );
  });

  it('is every word as it was typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'é', '世', '👍', ' ', '\n', '\t') }),
        (typed) => {
          expect(plainText(typed)).toBe(typed);
        },
      ),
    );
  });

  it('is no control character but line ends and tabs, and doing it twice changes nothing', () => {
    fc.assert(
      fc.property(controls, (typed) => {
        const kept = plainText(typed);
        expect(kept).not.toMatch(/(?![\n\t])\p{Cc}/u);
        expect(plainText(kept)).toBe(kept);
        expect(kept.replaceAll(/[\n\t]/g, '')).toBe(typed.replaceAll(/\p{Cc}/gu, ''));
      }),
    );
  });
});

describe('a reference', () => {
  it('says its kind and gives the number back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('bug', 'feedback'),
        fc.integer({ min: 1, max: 5_000_000 }),
        (kind, num) => {
          const reference = referenceOf(kind, num);
          expect(reference.startsWith(kind === 'bug' ? 'B-' : 'F-')).toBe(true);
          expect(reference.length).toBeGreaterThanOrEqual(8);
          expect(Number(reference.slice(2))).toBe(num);
        },
      ),
    );
  });

  it('looks as it is quoted', () => {
    expect([referenceOf('bug', 123), referenceOf('feedback', 45)]).toEqual([
      'B-000123',
      'F-000045',
    ]);
  });
});
