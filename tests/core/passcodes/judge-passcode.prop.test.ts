import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CodePlace,
  judgePasscode,
  mayPlaceTests,
} from '#core/passcodes/judge-passcode.rule.ts';
import type { KnownCode, PasscodeKind } from '#core/passcodes/passcode.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';

/** Thursday 2026-03-12, 14:08 in New York. */
const PLACE: CodePlace = {
  clock: temporalWallClock,
  timeZone: 'America/New_York',
  now: Date.UTC(2026, 2, 12, 18, 8),
};
const day = fc.constantFrom(null, '2026-03-11', '2026-03-12', '2026-03-13');
const hours = fc.option(
  fc.array(
    fc.record({
      weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
      from: fc.nat(1439),
      to: fc.nat(1439),
    }),
    { minLength: 1, maxLength: 3 },
  ),
);
const known: fc.Arbitrary<KnownCode> = fc.record({
  id: fc.uuid(),
  of: fc.constantFrom('passcode', 'pin'),
  holder: fc.string({ minLength: 1, maxLength: 50 }),
  authority: fc.nat(5),
  kind: fc.constantFrom<PasscodeKind>('normal', 'duress', 'technician'),
  suspended: fc.boolean(),
  validFrom: day,
  validUntil: day,
  hours,
});
const plain = (more: Partial<KnownCode> = {}): KnownCode => ({
  id: 'a',
  of: 'passcode',
  holder: 'Carla Benson',
  authority: 3,
  kind: 'normal',
  suspended: false,
  validFrom: null,
  validUntil: null,
  hours: null,
  ...more,
});
const kindOf = (code: KnownCode): string => judgePasscode([code], PLACE).kind;

describe('a given code', () => {
  it('that is not on file is refused, and calls nobody', () => {
    expect(judgePasscode([], PLACE)).toEqual({ kind: 'refused', alarm: false });
  });

  it.each([0, 1, 2, 3, 4, 5])(
    'of level %i places tests from level 3, a technician’s of each',
    (authority) => {
      expect(mayPlaceTests({ authority, kind: 'normal' })).toBe(authority >= 3);
      expect(mayPlaceTests({ authority, kind: 'technician' })).toBe(true);
      expect(kindOf(plain({ authority }))).toBe(authority >= 3 ? 'accepted' : 'refused');
    },
  );

  it.each([
    ['begins tomorrow', { validFrom: '2026-03-13' }, 'refused'],
    ['begins today', { validFrom: '2026-03-12' }, 'accepted'],
    ['ended yesterday', { validUntil: '2026-03-11' }, 'refused'],
    ['ends today', { validUntil: '2026-03-12' }, 'accepted'],
    ['is suspended', { suspended: true }, 'refused'],
    ['counts on Thursdays', { hours: [{ weekdays: [4], from: 840, to: 900 }] }, 'accepted'],
    ['counts until now', { hours: [{ weekdays: [4], from: 840, to: 848 }] }, 'refused'],
    ['counts on Fridays', { hours: [{ weekdays: [5], from: 0, to: 1439 }] }, 'refused'],
    ['counts past midnight', { hours: [{ weekdays: [3], from: 900, to: 849 }] }, 'accepted'],
  ] as const)('that %s', (_, more, kind) => {
    expect(kindOf(plain(more))).toBe(kind);
  });

  it('of somebody who is forced gets the answer of an ordinary one of its level, and calls for help whatever it is', () => {
    fc.assert(
      fc.property(known, (code) => {
        const ordinary = judgePasscode([{ ...code, kind: 'normal' }], PLACE);
        const forced = judgePasscode([{ ...code, kind: 'duress' }], PLACE);
        expect(forced.kind).toBe(ordinary.kind);
        expect(ordinary.alarm).toBe(false);
        expect(forced.alarm).toBe(true);
      }),
    );
  });

  it('that several hold is judged by the best of them, in whatever order they stand', () => {
    fc.assert(
      fc.property(fc.array(known, { maxLength: 5 }), (codes) => {
        const verdict = judgePasscode(codes, PLACE);
        const alone = codes.filter((code) => kindOf(code) === 'accepted');
        expect(verdict.kind).toBe(alone.length > 0 ? 'accepted' : 'refused');
        if (verdict.kind === 'accepted')
          expect(verdict.code.authority).toBe(Math.max(...alone.map((one) => one.authority)));
        expect(judgePasscode(codes.toReversed(), PLACE).kind).toBe(verdict.kind);
        expect(verdict.alarm).toBe(codes.some(({ kind }) => kind === 'duress'));
      }),
    );
  });
});
