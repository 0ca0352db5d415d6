import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  consumerCredentialsSchema,
  dealerCredentialsSchema,
} from '#core/login/dealer-credentials.schema.ts';
import { readForm } from '#core/forms/read-form.schema.ts';

const errors = (schema: Parameters<typeof readForm>[0], input: unknown) => {
  const read = readForm(schema, input);
  return read.ok ? {} : read.error;
};

describe('sign-in of dealers and staff (spec §5)', () => {
  it('takes a username of up to 50 characters, without the spaces around it', () => {
    const username = 'd'.repeat(50);
    expect(readForm(dealerCredentialsSchema, { username: ` ${username} `, password: 'x' })).toEqual(
      {
        ok: true,
        value: { username, password: 'x' },
      },
    );
    expect(errors(dealerCredentialsSchema, { username: `${username}d`, password: 'x' })).toEqual({
      username: ['Must be at most 50 characters long, 1 too many'],
    });
  });

  it('requires both fields', () => {
    expect(errors(dealerCredentialsSchema, { username: '  ', password: '' })).toEqual({
      username: ['Username is required'],
      password: ['Password is required'],
    });
  });

  it('hands the password on exactly as typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 64 }), (password) => {
        const read = readForm(dealerCredentialsSchema, { username: 'dealer.admin', password });
        expect(read).toMatchObject({ ok: true, value: { password } });
      }),
    );
  });
});

describe('sign-in of customers (spec §5, SECURITY.md T13)', () => {
  it.each(['owner@example.com', ' owner@example.com ', 'a.b+c@sub.example.co.uk'])(
    'takes %j',
    (email) => {
      expect(readForm(consumerCredentialsSchema, { email, password: 'x' })).toEqual({
        ok: true,
        value: { email: email.trim(), password: 'x' },
      });
    },
  );

  it.each([
    'owner',
    'owner@',
    '@example.com',
    'a b@example.com',
    'a@b',
    'a@example.com,b@example.com',
  ])('refuses %j', (email) => {
    expect(errors(consumerCredentialsSchema, { email, password: 'x' })).toEqual({
      email: ['Enter a valid email address'],
    });
  });

  it('says only that an empty address is missing', () => {
    expect(errors(consumerCredentialsSchema, { email: '', password: 'x' })).toEqual({
      email: ['Email is required'],
    });
  });

  it('takes 128 characters and no more', () => {
    const email = (length: number) => `${'a'.repeat(length - 16)}@mail.example.io`;
    expect(errors(consumerCredentialsSchema, { email: email(128), password: 'x' })).toEqual({});
    expect(errors(consumerCredentialsSchema, { email: email(129), password: 'x' })).toEqual({
      email: ['Must be at most 128 characters long, 1 too many'],
    });
  });
});
