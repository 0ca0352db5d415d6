import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffTexts } from '#core/requests/diff-texts.rule.ts';

const prose = fc
  .array(fc.constantFrom('call', 'the', 'owner', 'first', 'then', 'police', '\n'), {
    maxLength: 25,
  })
  .map((all) => all.join(' '));

describe('what changed of a text', () => {
  it('put together is each of the two texts', () => {
    fc.assert(
      fc.property(prose, prose, (before, after) => {
        const pieces = diffTexts(before, after);
        const text = (but: 'gone' | 'new') =>
          pieces.flatMap((piece) => (piece.kind === but ? [] : [piece.text])).join('');
        expect(text('new')).toBe(before);
        expect(text('gone')).toBe(after);
      }),
    );
  });

  it('is nothing between equal texts, and the words between those that are not', () => {
    expect(diffTexts('Call first', 'Call first')).toEqual([{ kind: 'same', text: 'Call first' }]);
    expect(diffTexts('Call the owner first', 'Call Ana first')).toEqual([
      { kind: 'same', text: 'Call' },
      { kind: 'gone', text: ' the owner' },
      { kind: 'new', text: ' Ana' },
      { kind: 'same', text: ' first' },
    ]);
  });

  it('of very long texts is the whole of both', () => {
    const long = Array.from({ length: 900 }, (_, at) => `word${at}`).join(' ');
    expect(diffTexts(long, `${long} more`).map(({ kind }) => kind)).toEqual(['gone', 'new']);
  });
});
