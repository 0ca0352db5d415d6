import { describe, expect, it } from 'vitest';
import { takeRegistrationLink, type LinkedPage } from '#adapters/browser/take-registration-link.ts';

describe('the link a page was opened with', () => {
  it.each([
    ['?code=abc', { kind: 'code', token: 'abc' }],
    ['?otp=a%2Fb&utm=mail', { kind: 'otp', token: 'a/b' }],
    ['?sg=4471', null],
    ['', null],
  ])('of %j is %j', (registrationQuery, link) => {
    expect(takeRegistrationLink({ registrationQuery })).toEqual(link);
  });

  it('is taken once and nothing is left of it', () => {
    const page: LinkedPage = { registrationQuery: '?code=abc' };
    expect(takeRegistrationLink(page)).not.toBeNull();
    expect(page).toEqual({});
    expect(takeRegistrationLink(page)).toBeNull();
  });
});
