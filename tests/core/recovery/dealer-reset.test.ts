import { describe, expect, it } from 'vitest';
import { readForm } from '#core/forms/read-form.schema.ts';
import {
  dealerIdentifySchema,
  dealerResetSchema,
  forgotUsernameSchema,
  msaIdentifySchema,
  msaResetSchema,
} from '#core/recovery/dealer-reset.schema.ts';

describe('what a recovery asks for', () => {
  it('takes a customer’s address trimmed, up to 128 characters', () => {
    const long = `${'a'.repeat(64)}@${'b'.repeat(50)}.example`;
    expect(readForm(msaIdentifySchema, { email: ` ${long} ` })).toEqual({
      ok: true,
      value: { email: long },
    });
    for (const [email, text] of [
      ['', 'Email is required'],
      ['nobody', 'Enter a valid email address'],
      [
        `${'a'.repeat(60)}@${'b.'.repeat(60)}example`,
        'Must be at most 128 characters long, 60 too many',
      ],
    ] as const)
      expect(readForm(msaIdentifySchema, { email })).toMatchObject({
        error: { email: expect.arrayContaining([text]) },
      });
  });

  it('needs a dealer’s username and a contact that is an address or a number', () => {
    expect(readForm(dealerIdentifySchema, { username: '', contact: 'somebody' })).toEqual({
      ok: false,
      error: {
        username: ['Username is required'],
        contact: ['Enter a valid email address or phone number'],
      },
    });
    expect(
      readForm(dealerIdentifySchema, { username: ' dana ', contact: '(207) 555-0142' }),
    ).toEqual({ ok: true, value: { username: 'dana', contact: '(207) 555-0142' } });
  });

  it('takes every contact an account may hold, an address of 128 characters too, and names the length', () => {
    const address = (length: number) => `${'a'.repeat(length - 12)}@example.com`;
    for (const [contact, ok] of [
      [address(51), true],
      [address(128), true],
      [address(129), false],
    ] as const) {
      const error = { contact: ['Must be at most 128 characters long, 1 too many'] };
      const answer = ok ? { ok } : { ok, error };
      expect(readForm(dealerIdentifySchema, { username: 'dana', contact })).toMatchObject(answer);
      expect(readForm(forgotUsernameSchema(false), { contact, dealerNumber: '' })).toMatchObject(
        answer,
      );
    }
  });

  it('requires the dealer number only once it was asked for', () => {
    const form = { contact: 'dana@example.com', dealerNumber: '' };
    expect(readForm(forgotUsernameSchema(false), form).ok).toBe(true);
    expect(readForm(forgotUsernameSchema(true), form)).toEqual({
      ok: false,
      error: { dealerNumber: ['Dealer number is required'] },
    });
    const wrong = { ...form, dealerNumber: '44 71' };
    expect(readForm(forgotUsernameSchema(true), wrong).ok).toBe(false);
    const right = { ...form, dealerNumber: ' 4471 ' };
    expect(readForm(forgotUsernameSchema(true), right)).toMatchObject({
      value: { dealerNumber: '4471' },
    });
  });

  it('holds a new password to 12 to 32 code points and both of a dealer’s to each other', () => {
    const customer = msaResetSchema({ email: 'dana@example.com', productName: 'Northgate' });
    expect(readForm(customer, { newPassword: '🔑'.repeat(12) }).ok).toBe(true);
    expect(readForm(customer, { newPassword: '🔑'.repeat(33) }).ok).toBe(false);
    expect(readForm(customer, { newPassword: 'dana@example.com-1' }).ok).toBe(false);
    const dealer = dealerResetSchema({ username: 'dana', productName: 'Northgate' });
    const typed = { newPassword: 'Blue-Kettle-2026', confirmPassword: 'Blue-Kettle-2027' };
    expect(readForm(dealer, typed)).toEqual({
      ok: false,
      error: { confirmPassword: ['Passwords do not match'] },
    });
    expect(readForm(dealer, { ...typed, confirmPassword: typed.newPassword }).ok).toBe(true);
    expect(readForm(dealer, { newPassword: 'xx-DANA-xxxxxx', confirmPassword: '' })).toEqual({
      ok: false,
      error: {
        newPassword: ['Must not contain your username'],
        confirmPassword: ['Confirm the new password'],
      },
    });
  });
});
