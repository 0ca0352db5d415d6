import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CodePlace, checkPasscode, mayAsk } from '#core/passcodes/check-passcode.rule.ts';
import { AUTHORITY_ACTS } from '#core/passcodes/authority-rights.ts';
import type { KnownCode, PasscodeKind } from '#core/passcodes/passcode.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';

/** A site whose local time is 14:08 on Thursday, 2026-03-12, in New York. */
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
const check = (
  given: readonly KnownCode[],
  known: readonly KnownCode[] = given,
  act: (typeof AUTHORITY_ACTS)[number] = 'Place on test',
) => checkPasscode(given, known, act, PLACE);
const kindOf = (code: KnownCode): string => check([code]).kind;

describe('a given code', () => {
  it('that is not on file is refused, and calls nobody', () => {
    expect(check([])).toEqual({ kind: 'refused', alarm: false });
  });

  it.each([0, 1, 2, 3, 4, 5])(
    'of level %i places tests from level 3, a technician’s of each',
    (authority) => {
      expect(mayAsk({ authority, kind: 'normal' }, 'Place on test')).toBe(authority >= 3);
      expect(mayAsk({ authority, kind: 'technician' }, 'Place on test')).toBe(true);
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

  it('of somebody who is forced gets the answer of an ordinary code on file, under its name, and calls for help whatever it is', () => {
    fc.assert(
      fc.property(
        fc.array(known, { maxLength: 5 }),
        known,
        fc.constantFrom(...AUTHORITY_ACTS),
        (codes, one, act) => {
          const ordinary = codes.map((code) => ({ ...code, kind: 'normal' as const }));
          const forced: KnownCode = { ...one, kind: 'duress', suspended: false };
          const verdict = check([forced], [...ordinary, forced], act);
          expect(verdict.alarm).toBe(true);
          const good = ordinary.filter((code) => check([code], ordinary, act).kind === 'accepted');
          expect(verdict.kind).toBe(good.length > 0 ? 'accepted' : 'refused');
          // If the verdict is `accepted`, it contains a code that is accepted without the duress code too, so the verdict
          // does not reveal the duress code.
          if (verdict.kind === 'accepted') {
            expect(good).toContainEqual(verdict.code);
            if (good.some(({ holder }) => holder === forced.holder))
              expect(verdict.code.holder).toBe(forced.holder);
          }
        },
      ),
    );
  });

  it('that several hold is checked by the best of them, in whatever order they stand', () => {
    fc.assert(
      fc.property(fc.array(known, { maxLength: 5 }), (all) => {
        const codes = all.filter(({ kind }) => kind !== 'duress');
        const verdict = check(codes);
        const alone = codes.filter((code) => kindOf(code) === 'accepted');
        expect(verdict.kind).toBe(alone.length > 0 ? 'accepted' : 'refused');
        if (verdict.kind === 'accepted')
          expect(verdict.code.authority).toBe(Math.max(...alone.map((one) => one.authority)));
        expect(check(codes.toReversed()).kind).toBe(verdict.kind);
        expect(verdict.alarm).toBe(false);
      }),
    );
  });
});
