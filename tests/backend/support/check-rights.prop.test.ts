import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRights } from '#core/backend/support/check-rights.rule.ts';
import { GIVABLE_RIGHTS } from '#core/support/support-list.ts';
import { STAFF_RIGHTS } from '#core/permission/permissions.ts';

const KNOWN = GIVABLE_RIGHTS.map(({ right }) => right);
const harmless = KNOWN.filter((right) => right !== 'staffAdmin' && right !== 'actAs');
const members = fc.uniqueArray(
  fc.record({
    accountId: fc.uuid(),
    disabled: fc.boolean(),
    rights: fc.subarray<string>([...KNOWN]),
  }),
  { selector: ({ accountId }) => accountId, minLength: 1, maxLength: 6 },
);

describe('rights of staff', () => {
  it('always leave somebody enabled who can give rights, whatever is wished', () => {
    fc.assert(
      fc.property(members, fc.nat(), fc.subarray<string>([...KNOWN]), (staff, pick, rights) => {
        const accountId = staff[pick % staff.length]?.accountId ?? '';
        if (checkRights(staff, accountId, rights) !== 'fine') return;
        const after = staff.map((m) => (m.accountId === accountId ? { ...m, rights } : m));
        expect(after.some((m) => !m.disabled && m.rights.includes('staffAdmin'))).toBe(true);
      }),
    );
  });

  it('may be anything harmless while another administrator stays', () => {
    fc.assert(
      fc.property(fc.subarray<string>(harmless), (rights) => {
        const staff = [
          { accountId: 'a', disabled: false, rights: ['staffAdmin'] },
          { accountId: 'b', disabled: false, rights: [] },
        ];
        expect(checkRights(staff, 'b', rights)).toBe('fine');
      }),
    );
  });

  it('never hold a right nobody knows, nor acting without viewing', () => {
    fc.assert(
      fc.property(fc.subarray<string>(harmless), fc.string(), (rights, strange) => {
        const staff = [{ accountId: 'a', disabled: false, rights: ['staffAdmin'] }];
        fc.pre(!KNOWN.some((right) => right === strange));
        expect(checkRights(staff, 'b', [...rights, strange])).toBe('unknown');
        const acting = [...rights.filter((right) => right !== 'impersonate'), 'actAs'];
        expect(checkRights(staff, 'b', acting)).toBe('needsImpersonate');
      }),
    );
  });

  it('are all in the form, each once', () => {
    expect([...KNOWN].toSorted()).toEqual(
      [...Object.values(STAFF_RIGHTS), 'reportRead'].toSorted(),
    );
  });
});
