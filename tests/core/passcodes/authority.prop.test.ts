import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AUTHORITY_ACTS, AUTHORITY_LEVELS } from '#core/passcodes/authority-rights.ts';
import { hoursText, minuteOf, minuteText, weekdayText } from '#core/passcodes/hours-text.rule.ts';
import { mayAsk } from '#core/passcodes/check-passcode.rule.ts';
import { passcodeForm, passcodeFormSchema } from '#core/passcodes/passcode-form.schema.ts';
import { codesLeft, type CountedCode } from '#core/passcodes/codes-left.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';

const TODAY = '2026-03-12';

describe('the ladder of authority', () => {
  it('lets each level do everything the one below may, and one thing more from level 1 on', () => {
    expect(AUTHORITY_LEVELS.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const [at, { may }] of AUTHORITY_LEVELS.entries()) {
      const below = AUTHORITY_LEVELS[at - 1]?.may ?? [];
      expect(may).toEqual(expect.arrayContaining([...below]));
      if (at > 0) expect(may.length).toBeGreaterThan(below.length);
    }
    expect(AUTHORITY_LEVELS.at(-1)?.may).toEqual(AUTHORITY_ACTS);
  });

  it('says what is checked when a code is given', () => {
    for (const { level, may } of AUTHORITY_LEVELS)
      expect(
        AUTHORITY_ACTS.filter((act) => mayAsk({ authority: level, kind: 'normal' }, act)),
      ).toEqual(may);
  });
});

const counted = (more: Partial<CountedCode>): CountedCode => ({
  authority: 5,
  kind: 'normal',
  suspended: false,
  validFrom: null,
  validUntil: null,
  ...more,
});
const MASTER = counted({});
const any = fc.record({
  authority: fc.nat(5),
  kind: fc.constantFrom<CountedCode['kind']>('normal', 'duress', 'technician'),
  suspended: fc.boolean(),
  validFrom: fc.constantFrom(null, '2026-03-11', '2026-03-13'),
  validUntil: fc.constantFrom(null, '2026-03-11', '2026-03-13'),
});
/** The same codes without any master code. */
const noMaster = any.map((one) => (one.authority < 5 ? one : { ...one, authority: 4 }));

describe('the codes that are left', () => {
  it('the last master is neither deleted, lowered nor ended, and is let go beside another', () => {
    fc.assert(
      fc.property(fc.array(noMaster, { maxLength: 4 }), (others) => {
        const lesser = [
          [],
          [counted({ authority: 4 })],
          [counted({ validUntil: '2026-12-31' })],
          [counted({ validUntil: '2026-03-11' })],
          [counted({ validFrom: '2026-03-13' })],
          [counted({ kind: 'technician', authority: 0 })],
        ];
        for (const instead of lesser) {
          expect(codesLeft([...others, MASTER], [...others, ...instead], TODAY)).toBe('lastMaster');
          expect(
            codesLeft([...others, MASTER, MASTER], [...others, MASTER, ...instead], TODAY),
          ).toBe('enough');
        }
      }),
    );
  });

  it('the last code of level 1 or more stays, a level 0, a Tech ID and a duress code aside', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), (authority) => {
        const last = counted({ authority });
        const aside = [
          counted({ authority: 0 }),
          counted({ kind: 'duress' }),
          counted({ kind: 'technician', authority: 0 }),
          counted({ suspended: true }),
        ];
        expect(codesLeft([...aside, last], aside, TODAY)).toBe('lastCode');
        expect(codesLeft([...aside, last, last], [...aside, last], TODAY)).toBe('enough');
      }),
    );
  });

  it('asks for nothing that was missing before, and never stands in the way of more', () => {
    fc.assert(
      fc.property(fc.array(any, { maxLength: 5 }), any, (codes, more) => {
        expect(codesLeft(codes, codes, TODAY)).toBe('enough');
        expect(codesLeft(codes, [...codes, more], TODAY)).toBe('enough');
        expect(codesLeft([], codes, TODAY)).toBe('enough');
      }),
    );
  });
});

describe('weekly hours in words', () => {
  it.each([
    [[1, 2, 3, 4, 5, 6], 'Mon–Sat'],
    [[1, 2, 3, 4, 5, 7], 'Mon–Fri, Sun'],
    [[6, 7], 'Sat, Sun'],
    [[3], 'Wed'],
    [[5, 1, 3], 'Mon, Wed, Fri'],
    [[1, 2, 3, 4, 5, 6, 7], 'Every day'],
  ])('%j', (days, text) => expect(weekdayText(days)).toBe(text));

  it('times come back as they were', () => {
    fc.assert(
      fc.property(fc.nat(1439), (minute) => {
        expect(minuteOf(minuteText(minute))).toBe(minute);
      }),
    );
    expect(minuteOf('24:00')).toBeNull();
    expect(hoursText({ weekdays: [1], from: 300, to: 900 }).times).toBe('05:00–15:00');
    expect(hoursText({ weekdays: [1], from: 300, to: 300 }).times).toBe('all day');
  });
});

describe('a passcode as it is typed', () => {
  it('comes back from its fields as it is stored', () => {
    const stored = fc.record({
      holder: fc.constantFrom('Carla Benson', 'Night cleaning'),
      kind: fc.constantFrom('normal' as const, 'technician' as const),
      authority: fc.nat(5),
      validFrom: fc.constantFrom(null, '2026-03-11'),
      validUntil: fc.constantFrom(null, '2026-03-13'),
      hours: fc.option(
        fc.array(
          fc.record({
            weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
            from: fc.nat(1439),
            to: fc.nat(1439),
          }),
          { minLength: 1, maxLength: 3 },
        ),
        { nil: null },
      ),
    });
    fc.assert(
      fc.property(stored, (one) => {
        const read = readForm(passcodeFormSchema, passcodeForm.read(passcodeForm.show(one)));
        expect(read).toEqual({ ok: true, value: one });
      }),
    );
  });

  it('does not end before it begins, and its windows have days and times', () => {
    const typed = { ...passcodeForm.show(null), holder: 'Lee Park' };
    const wrong = (more: Partial<typeof typed>) => {
      const read = readForm(passcodeFormSchema, passcodeForm.read({ ...typed, ...more }));
      return read.ok ? null : Object.keys(read.error);
    };
    expect(wrong({})).toBeNull();
    expect(wrong({ validFrom: '2026-03-13', validUntil: '2026-03-12' })).toEqual(['validUntil']);
    expect(wrong({ hours: [{ weekdays: [], from: '08:00', to: '18:00' }] })).toEqual(['hours']);
    expect(wrong({ hours: [{ weekdays: [1], from: '', to: '18:00' }] })).toEqual(['hours']);
    expect(wrong({ holder: 'x'.repeat(51) })).toEqual(['holder']);
  });
});
