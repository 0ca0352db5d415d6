import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseMfaType, offersRememberDevice } from '#core/mfa/choose-mfa-type.rule.ts';
import { isWholeCode, readCode } from '#core/mfa/read-code.rule.ts';
import {
  cooldownAfterFailure,
  cooldownOfFirstCode,
  cooldownUntil,
  secondsLeft,
} from '#core/mfa/cooldown-until.rule.ts';
import { failures } from '#tests/arbitraries/failures.ts';

const instants = fc.integer({ min: 0, max: 4_000_000_000_000 });
const waits = fc.option(fc.nat(7200));
const codes = fc.stringMatching(/^[0-9]{6}$/);

describe('the reason for a code (spec §4.1)', () => {
  it.each([
    [true, false, true, 3],
    [true, false, false, 3],
    [false, true, true, 3],
    [false, true, false, 3],
    [false, false, true, 2],
    [false, false, false, 1],
  ])(
    'no contact info %s, a contact corrected %s, password reset %s → %i',
    (noContactInfo, contactCorrected, passwordResetRequired, type) => {
      expect(chooseMfaType({ noContactInfo, contactCorrected, passwordResetRequired })).toBe(type);
    },
  );

  it('hides "Remember this device?" on the way to a password reset alone', () => {
    expect([1, 2, 3, 4].map((type) => offersRememberDevice(type as 1))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('the wait between two codes', () => {
  it('is never shorter than 30 seconds, nor than the server asks', () => {
    fc.assert(
      fc.property(instants, waits, (now, wait) => {
        const until = cooldownUntil(now, wait);
        expect(until - now).toBeGreaterThanOrEqual(30_000);
        expect(until - now).toBeGreaterThanOrEqual((wait ?? 0) * 1000);
        expect([30_000, (wait ?? 0) * 1000]).toContain(until - now);
      }),
    );
  });

  it('follows what the server says is left of the first code', () => {
    fc.assert(
      fc.property(instants, fc.nat(600), (now, resendInSeconds) => {
        const until = cooldownOfFirstCode({ resendInSeconds }, now);
        expect(secondsLeft(until, now)).toBe(resendInSeconds);
      }),
    );
    expect(cooldownOfFirstCode({ resendInSeconds: -5 }, 7)).toBe(7);
  });

  it('runs after a limit and after a request that may have arrived, not after one that surely did not', () => {
    fc.assert(
      fc.property(failures, instants, (failure, now) => {
        const until = cooldownAfterFailure(failure, now);
        const waits = failure.kind === 'rateLimited' || failure.kind === 'timedOut';
        if (waits) expect((until ?? 0) - now).toBeGreaterThanOrEqual(30_000);
        else expect(until).toBeNull();
      }),
    );
  });

  it('counts down to 0 in whole seconds and never below', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -100_000, max: 100_000 }), (now, rest) => {
        const left = secondsLeft(now + rest, now);
        expect(Number.isInteger(left)).toBe(true);
        expect(left > 0).toBe(rest > 0);
        expect(left * 1000).toBeGreaterThanOrEqual(rest);
        expect(left * 1000 - Math.max(0, rest)).toBeLessThan(1000);
      }),
    );
  });
});

describe('reading a code', () => {
  const around = fc.constantFrom('', ' ', 'Your code is ', 'Code: ', '(', '.', '\n', 'G-');

  it('finds a whole code wherever it stands, with or without a gap', () => {
    const gaps = fc.constantFrom('', ' ', '-', '\u00a0');
    const more = fc.constantFrom('', '.', ' is your code', '. Valid for 10 minutes.', ')\n');
    fc.assert(
      fc.property(around, codes, gaps, more, (before, code, gap, after) => {
        expect(readCode(before + code.slice(0, 3) + gap + code.slice(3) + after)).toBe(code);
      }),
    );
  });

  it('keeps nothing but digits, at most six, and reads its own result the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = readCode(text);
        expect(read).toMatch(/^\d{0,6}$/);
        expect(readCode(read)).toBe(read);
      }),
    );
  });

  it('keeps what is typed digit by digit', () => {
    fc.assert(
      fc.property(codes, fc.nat(6), (code, length) => {
        expect(readCode(code.slice(0, length))).toBe(code.slice(0, length));
      }),
    );
  });

  it('does not take six digits out of the middle of a longer number', () => {
    expect(readCode('2075550142')).toBe('207555');
    expect(readCode('call 2075550142, code 314159')).toBe('314159');
  });

  it('takes no date, time or phone number of a mail for the code, and finds the code beside them', () => {
    for (const none of [
      'Nov 28, 2026',
      'Sent 11/28/2026 09:15',
      'Call 207-555-0112.',
      '28.11.2026 um 9',
    ])
      expect(readCode(none)).not.toMatch(/^\d{6}$/);
    for (const mail of [
      'Nov 28, 2026: your code is 482 913',
      'On 11/28/2026 at 09:15 we sent 482913. Call 207-555-0112.',
    ])
      expect(readCode(mail)).toBe('482913');
  });

  it('reads digits of every script', () => {
    for (const typed of ['４８２９１３', '٤٨٢٩١٣', '۴۸۲ ۹۱۳', '४८२९१३'])
      expect(readCode(typed)).toBe('482913');
  });

  it('is whole at exactly six digits', () => {
    fc.assert(
      fc.property(codes, fc.nat(5), (code, length) => {
        expect(isWholeCode(code)).toBe(true);
        expect(isWholeCode(code.slice(0, length))).toBe(false);
        expect(isWholeCode(`${code}1`)).toBe(false);
        expect(isWholeCode(`${code}\n`)).toBe(false);
      }),
    );
  });
});
