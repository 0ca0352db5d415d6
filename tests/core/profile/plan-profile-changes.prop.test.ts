import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planProfileChanges } from '#core/profile/plan-profile-changes.rule.ts';

const emails = fc
  .tuple(fc.stringMatching(/^[a-z][a-z0-9]{0,11}$/), fc.stringMatching(/^[a-z]{2,8}$/))
  .map(([name, host]) => `${name}@${host}.com`);
const lineNumbers = fc.integer({ min: 100, max: 199 }).map((last) => `2075550${last}`);
/** Returns common spellings of the same phone number. */
const spelled = (digits: string): readonly string[] => [
  digits,
  `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`,
  `+1 ${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`,
  `  ${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)} `,
];

describe('what saving the own account does', () => {
  it('is nothing when only the spelling of the contacts differs', () => {
    fc.assert(
      fc.property(emails, lineNumbers, fc.nat(3), fc.nat(3), (email, phone, one, two) => {
        const now = { email, phoneNumber: spelled(phone)[one] ?? null };
        const form = { email: ` ${email} `, phone: spelled(phone)[two] ?? '' };
        expect(planProfileChanges(now, form)).toEqual([]);
      }),
    );
  });

  it('proves a new address first, then a new number, each in its normal form', () => {
    fc.assert(
      fc.property(emails, lineNumbers, fc.nat(3), (email, phone, way) => {
        const now = { email: 'old@example.org', phoneNumber: null };
        const form = { email, phone: spelled(phone)[way] ?? '' };
        expect(planProfileChanges(now, form)).toEqual([
          { kind: 'contact', type: 'email', value: email },
          { kind: 'contact', type: 'cellPhone', value: `+1${phone}` },
        ]);
      }),
    );
  });

  it('takes a number away when the field was emptied, and only when there was one', () => {
    fc.assert(
      fc.property(emails, lineNumbers, (email, phone) => {
        const form = { email, phone: '' };
        expect(planProfileChanges({ email, phoneNumber: phone }, form)).toEqual([
          { kind: 'removePhone' },
        ]);
        expect(planProfileChanges({ email, phoneNumber: null }, form)).toEqual([]);
      }),
    );
  });
});
