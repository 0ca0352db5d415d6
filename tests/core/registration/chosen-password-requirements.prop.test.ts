import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readForm } from '#core/forms/read-form.schema.ts';
import { chosenPasswordRequirements } from '#core/registration/chosen-password-requirements.rule.ts';
import {
  createAccountSchema,
  firstPasswordSchema,
} from '#core/registration/create-account.schema.ts';

const PRODUCT = 'Harbor Portal';
const EMAIL = 'mo.reyes@example.com';
const context = { email: EMAIL, productName: PRODUCT };
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
const met = (password: string, email: string | null) =>
  Object.fromEntries(
    chosenPasswordRequirements(password, { email, productName: PRODUCT }).map((line) => [
      line.id,
      line.met,
    ]),
  );
const account = (more: object) => ({
  email: EMAIL,
  password: 'Quiet-Lantern-Path',
  accountNumber: 'HP1999',
  passcode: 'MOORING7',
  ...more,
});
const outcomeOf = (input: ReturnType<typeof account>) => {
  const read = readForm(createAccountSchema({ email: input.email, productName: PRODUCT }), input);
  return read.ok ? read.value : read.error;
};

describe('a password that a customer chooses (SECURITY.md T5)', () => {
  it('of 12 to 32 code points is taken untouched, blanks and all', () => {
    fc.assert(
      fc.property(fitting, (password) => {
        const form = { password, confirmPassword: password };
        expect(readForm(firstPasswordSchema(context), form)).toEqual({ ok: true, value: form });
        expect(outcomeOf(account({ password }))).toEqual(account({ password }));
        expect(met(password, EMAIL)).toEqual({
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
        const words = { password: ['Must be 12 to 32 characters long'] };
        const form = { password, confirmPassword: password };
        expect(readForm(firstPasswordSchema(context), form)).toEqual({ ok: false, error: words });
        expect(outcomeOf(account({ password }))).toEqual(words);
      }),
    );
  });

  it('may not hold the own address, whatever its case and the blanks around it', () => {
    fc.assert(
      fc.property(plain(0, 4), mixedCase(EMAIL), plain(0, 4), (before, own, after) => {
        const password = before + own + after;
        const email = ` ${EMAIL} `;
        expect(outcomeOf(account({ email, password }))).toMatchObject({
          password: expect.arrayContaining(['Must not contain your email address']) as unknown,
        });
        expect(met(password, email)['username']).toBe(false);
      }),
    );
  });

  it('may not hold the product’s name', () => {
    fc.assert(
      fc.property(plain(0, 9), mixedCase(PRODUCT), plain(0, 9), (before, name, after) => {
        const password = before + name + after;
        expect(outcomeOf(account({ password }))).toMatchObject({
          password: [`Must not contain “${PRODUCT}”`],
        });
        expect(met(password, EMAIL)['productName']).toBe(false);
      }),
    );
  });

  it('is not said to be free of an address that is not known', () => {
    fc.assert(
      fc.property(fitting, (password) => {
        expect(met(password, null)['username']).toBeNull();
        expect(met(password, ' ')['username']).toBe(false);
      }),
    );
  });

  it('must be confirmed', () => {
    fc.assert(
      fc.property(fitting, fitting, (password, confirmPassword) => {
        fc.pre(password !== confirmPassword);
        expect(readForm(firstPasswordSchema(context), { password, confirmPassword })).toEqual({
          ok: false,
          error: { confirmPassword: ['Passwords do not match'] },
        });
      }),
    );
    expect(readForm(firstPasswordSchema(context), { password: '', confirmPassword: '' })).toEqual({
      ok: false,
      error: { password: ['Password is required'], confirmPassword: ['Confirm the password'] },
    });
  });
});

describe('the form of a new account (spec §5 "Create MSA account")', () => {
  it('names every empty field once', () => {
    expect(
      outcomeOf({ ...account({}), email: '', password: '', accountNumber: ' ', passcode: '' }),
    ).toEqual({
      email: ['Email is required'],
      password: ['Password is required'],
      accountNumber: ['Account number is required'],
      passcode: ['Account passcode is required'],
    });
  });

  it.each([
    ['an address without a place', { email: 'mo@' }, { email: ['Enter a valid email address'] }],
    [
      'an address of 129 characters',
      { email: `${'a'.repeat(117)}@example.com` },
      { email: ['Must be at most 128 characters long, 1 too many'] },
    ],
    [
      'an account number of 33 characters',
      { accountNumber: 'H'.repeat(33) },
      { accountNumber: ['Must be at most 32 characters long, 1 too many'] },
    ],
  ])('refuses %s', (_, more, words) => {
    expect(outcomeOf({ ...account({}), ...more })).toEqual(words);
  });

  it('takes an address of 128 characters', () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(59)}.com`;
    expect(email).toHaveLength(128);
    expect(outcomeOf(account({ email }))).toEqual(account({ email }));
  });
});
