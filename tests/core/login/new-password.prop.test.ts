import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newPasswordSchema } from '#core/login/new-password.schema.ts';
import { passwordContains, passwordRequirements } from '#core/login/password-requirements.rule.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import { readForm } from '#core/forms/read-form.schema.ts';

const context = { username: 'dealer.steps', productName: 'Harbor Portal' };
const plain = (min: number, max: number) =>
  fc.string({
    unit: fc.constantFrom('x', 'Q', '7', '!', ' ', '𝔸', 'é'),
    minLength: min,
    maxLength: max,
  });
const fitting = plain(12, 32);
const mixedCase = (word: string) =>
  fc
    .tuple(...Array.from(word, (c) => fc.constantFrom(c.toLowerCase(), c.toUpperCase())))
    .map((letters) => letters.join(''));

const form = (newPassword: string, more: object = {}) => ({
  currentPassword: 'Old-Harbor-2025',
  newPassword,
  confirmPassword: newPassword,
  ...more,
});
const errorsOf = (input: object, of = context) => {
  const read = readForm(newPasswordSchema(of), input);
  return read.ok ? {} : read.error;
};
const met = (password: string, of = context) =>
  Object.fromEntries(passwordRequirements(password, of).map((line) => [line.id, line.met]));

describe('a new password (SECURITY.md T5)', () => {
  it('of 12 to 32 code points is taken untouched, spaces and all', () => {
    fc.assert(
      fc.property(fitting, (password) => {
        expect(readForm(newPasswordSchema(context), form(password))).toEqual({
          ok: true,
          value: form(password),
        });
        expect(met(password)).toEqual({
          length: true,
          username: true,
          productName: true,
          common: null,
        });
      }),
    );
  });

  it('of any other length is refused, counted in code points', () => {
    fc.assert(
      fc.property(fc.oneof(plain(1, 11), plain(33, 60)), (password) => {
        expect(errorsOf(form(password))).toEqual({
          newPassword: ['Must be 12 to 32 characters long'],
        });
        expect(met(password)['length']).toBe(false);
      }),
    );
  });

  it('may not contain the username or the product’s name, whatever their case', () => {
    fc.assert(
      fc.property(plain(0, 9), plain(0, 9), mixedCase(context.username), (before, after, name) => {
        const password = before + name + after;
        expect(errorsOf(form(password))['newPassword']).toContain('Must not contain your username');
        expect(met(password)['username']).toBe(false);
      }),
    );
    fc.assert(
      fc.property(
        plain(0, 9),
        plain(0, 9),
        mixedCase(context.productName),
        (before, after, name) => {
          const password = before + name + after;
          expect(errorsOf(form(password))['newPassword']).toContain(
            'Must not contain “Harbor Portal”',
          );
          expect(met(password)['productName']).toBe(false);
        },
      ),
    );
  });

  it('is not measured against an empty word', () => {
    const nobody = { username: ' ', productName: '' };
    expect(errorsOf(form('correct horse battery'), nobody)).toEqual({});
    expect(met('correct horse battery', nobody)).toMatchObject({
      username: true,
      productName: true,
    });
  });

  it('must be confirmed', () => {
    fc.assert(
      fc.property(fitting, fitting, (password, other) => {
        if (password === other) return;
        expect(errorsOf(form(password, { confirmPassword: other }))).toEqual({
          confirmPassword: ['Passwords do not match'],
        });
      }),
    );
  });

  it('meets nothing before anything is typed', () => {
    expect(met('')).toEqual({ length: false, username: false, productName: false, common: null });
  });

  it('is listed with its demands', () => {
    expect(passwordRequirements('', context).map(({ label }) => label)).toEqual([
      '12 to 32 characters',
      'Does not contain your username',
      'Does not contain “Harbor Portal”',
      'Is not a commonly used password',
    ]);
  });

  it('does not match a word for the spaces around it', () => {
    expect(passwordContains('my harbor light', ' Harbor ')).toBe(true);
    expect(passwordContains('my harbor light', 'harbour')).toBe(false);
  });

  it('says of the other two when they are longer than any password can be', () => {
    const long = 'x'.repeat(LIMITS.passwordInput + 1);
    const fit = long.slice(1);
    const more = { currentPassword: fit, confirmPassword: fit };
    expect(errorsOf(form('correct horse battery', more))).toEqual({
      confirmPassword: ['Passwords do not match'],
    });
    expect(
      errorsOf(form('correct horse battery', { ...more, currentPassword: long })),
    ).toMatchObject({
      currentPassword: ['Password is too long'],
    });
  });

  it('is not said to differ from a confirmation that is missing', () => {
    expect(errorsOf(form('correct horse battery', { confirmPassword: '' }))).toEqual({
      confirmPassword: ['Confirm the new password'],
    });
  });

  it('names each empty field once', () => {
    expect(errorsOf({ currentPassword: '', newPassword: '', confirmPassword: '' })).toEqual({
      currentPassword: ['Current password is required'],
      newPassword: ['New password is required'],
      confirmPassword: ['Confirm the new password'],
    });
  });
});
