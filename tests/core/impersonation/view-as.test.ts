import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewAsFormSchema } from '#core/impersonation/impersonation-session.schema.ts';
import { readSubject, writeSubject } from '#core/impersonation/view-as-subject.rule.ts';
import { whoseAccount } from '#core/impersonation/whose-account.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import { viewOf } from '#tests/core/login/support/people.ts';

const FORM = { reason: 'An empty list', ticket: '', mode: 'look', minutes: 30 };

describe('what is said before a visit', () => {
  it('needs a reason of 5 to 255 characters, spaces around it apart', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), (length) => {
        const read = readForm(viewAsFormSchema, { ...FORM, reason: ` ${'x'.repeat(length)} ` });
        expect(read.ok).toBe(length >= 5 && length <= 255);
      }),
    );
  });

  it('may name a ticket of 32 characters and lasts an hour at most', () => {
    const fits = (change: object) => readForm(viewAsFormSchema, { ...FORM, ...change }).ok;
    expect(fits({ ticket: 'x'.repeat(32) })).toBe(true);
    expect(fits({ ticket: 'x'.repeat(33) })).toBe(false);
    expect([0, 1, 60, 61, 7.5].map((minutes) => fits({ minutes }))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(fits({ mode: 'both' })).toBe(false);
  });
});

describe('whom a visit is about', () => {
  const part = fc.string({ minLength: 1 }).filter((text) => !text.includes('\n'));

  it('comes back from the text that opens the dialog as it was', () => {
    fc.assert(
      fc.property(fc.record({ accountId: part, username: part, name: part }), (subject) => {
        expect(readSubject(writeSubject(subject))).toEqual(subject);
      }),
    );
  });

  it('is nobody for any other text', () => {
    for (const text of [null, '', 'a', 'a\nb', 'a\nb\nc\nd', '\nb\nc'])
      expect(readSubject(text)).toBeNull();
  });

  it('is told apart by the dealer’s group or the customer’s username', () => {
    const dealer = viewOf(2);
    const allowedDealers = [4471, 4490].map((siteGroupNum) => ({
      siteGroupNum,
      siteGroupName: `Group ${siteGroupNum}`,
      answeringServiceEnabled: false,
      timeZone: 'America/New_York',
    }));
    const user = { ...dealer.user, allowedDealers };
    expect(whoseAccount({ ...dealer, user, siteGroupNum: 4490 })).toBe('Group 4490');
    expect(whoseAccount({ ...dealer, user, siteGroupNum: null })).toBeNull();
    expect(whoseAccount(viewOf(3))).toBe('dana.reyes');
  });
});
