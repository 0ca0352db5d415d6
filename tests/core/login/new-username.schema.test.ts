import { describe, expect, it } from 'vitest';
import { newUsernameSchema } from '#core/login/login-forms.schema.ts';
import { readForm } from '#core/forms/read-form.schema.ts';

const said = (username: string) => {
  const read = readForm(newUsernameSchema, { username });
  return read.ok ? null : read.error['username'];
};

describe('a new username (spec §5)', () => {
  it('gives every message that applies, in the exact words', () => {
    expect(said('1234')).toEqual([
      'Must be at least 5 characters long',
      'At least one letter is required',
    ]);
    expect(said('ab')).toEqual(['Must be at least 5 characters long']);
    expect(said('12345')).toEqual(['At least one letter is required']);
    expect(said('')).toEqual(['Username is required']);
    expect(said('     ')).toEqual(['Username is required']);
  });

  it('takes 5 to 50 characters with a letter of any script', () => {
    for (const name of ['joy.o', 'a'.repeat(50), '1234é', 'жоая1']) expect(said(name)).toBeNull();
    expect(said('a'.repeat(51))).toEqual(['Must be at most 50 characters long']);
  });

  it('counts without the spaces around it', () => {
    expect(said(' abcd ')).toEqual(['Must be at least 5 characters long']);
    expect(readForm(newUsernameSchema, { username: ' abcde ' })).toEqual({
      ok: true,
      value: { username: 'abcde' },
    });
  });
});
