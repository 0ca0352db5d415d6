import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from '#core/backend/account/common-passwords.ts';
import { checkNewPassword } from '#core/backend/account/check-new-password.rule.ts';

const context = { username: 'dana.reyes', productName: 'Northgate Monitoring' };
const check = (password: string, current: string | null = null) =>
  checkNewPassword(password, context, current);

describe('judgeNewPassword', () => {
  it('refuses every length outside 12 to 32 code points, in any script', () => {
    const short = fc.string({ unit: 'binary', maxLength: 11 });
    const long = fc.string({ unit: 'binary', minLength: 33, maxLength: 80 });
    fc.assert(
      fc.property(fc.oneof(short, long), (password) => {
        expect(check(password)).toBe('length');
      }),
    );
    expect(check('🔑'.repeat(12))).toBe('fine');
    expect(check('🔑'.repeat(33))).toBe('length');
  });

  it('knows no rule about kinds of characters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[xyz]{20,32}$/), (password) => {
        if (!COMMON_PASSWORDS.has(password)) expect(check(password)).toBe('fine');
      }),
    );
  });

  it('refuses a password around the username or the product, in any case', () => {
    const around = fc.stringMatching(/^[xyz]{3,5}$/);
    fc.assert(
      fc.property(around, around, (before, after) => {
        expect(check(`${before}Dana.REYES${after}`)).toBe('username');
        expect(check(`${before}northgate MONITORING${after}`)).toBe('productName');
      }),
    );
  });

  it('refuses every common one in any case', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COMMON_PASSWORDS), fc.boolean(), (word, loud) => {
        expect(check(loud ? word.toUpperCase() : word)).toBe('common');
      }),
    );
  });

  it('refuses the current one', () => {
    expect(check('Correct-Horse-Battery', 'Correct-Horse-Battery')).toBe('current');
    expect(check('Correct-Horse-Battery', 'correct-horse-battery')).toBe('fine');
  });
});

describe('COMMON_PASSWORDS', () => {
  it('holds at least 3000 that fit the length rule, in lower case', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(3000);
    for (const word of COMMON_PASSWORDS) {
      expect(word).toMatch(/^\S{12,32}$/);
      expect(word).toBe(word.toLowerCase());
    }
  });
});
