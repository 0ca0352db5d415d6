import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SECURITY_QUESTIONS } from '#core/backend/account/security-questions.ts';
import { chooseDecoys } from '#core/backend/recovery/choose-decoys.rule.ts';

const IDS = SECURITY_QUESTIONS.questions.map(({ id }) => id);
const mark = fc.string().map((text) => createHash('sha256').update(text).digest('hex'));

describe('decoy questions', () => {
  it('are as many different ones of the catalogue as asked for, in its order', () => {
    fc.assert(
      fc.property(mark, fc.integer({ min: 0, max: IDS.length }), (hex, count) => {
        const chosen = chooseDecoys(IDS, count, hex);
        expect(new Set(chosen).size).toBe(count);
        expect(IDS.filter((id) => chosen.includes(id))).toEqual(chosen);
      }),
    );
  });

  it('are the same for the same mark', () => {
    fc.assert(
      fc.property(mark, (hex) => {
        expect(chooseDecoys(IDS, 3, hex)).toEqual(chooseDecoys([...IDS], 3, hex));
      }),
    );
  });

  it('leave no question of the catalogue out for ever', () => {
    const seen = new Set(
      Array.from({ length: 300 }, (_, index) =>
        chooseDecoys(IDS, 3, createHash('sha256').update(String(index)).digest('hex')),
      ).flat(),
    );
    expect([...seen].toSorted()).toEqual(IDS.toSorted());
  });
});
