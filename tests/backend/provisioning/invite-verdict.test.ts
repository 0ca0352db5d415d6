import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inviteVerdict } from '#core/backend/provisioning/invite-verdict.rule.ts';

const FINE = {
  registered: false,
  disabled: false,
  elsewhere: false,
  hasAddress: true,
  isStaff: false,
  givesRights: false,
};

it.each([
  ['fine', {}],
  ['fine', { isStaff: true, givesRights: true }],
  ['staff', { isStaff: true }],
  ['disabled', { disabled: true }],
  ['registered', { registered: true }],
  ['elsewhere', { elsewhere: true }],
  ['noAddress', { hasAddress: false }],
] as const)('a link to a first password: %s', (verdict, more) => {
  expect(inviteVerdict({ ...FINE, ...more })).toBe(verdict);
});

it('never goes to staff at the wish of somebody who gives no rights, whatever else is so', () => {
  const any = fc.record({
    registered: fc.boolean(),
    disabled: fc.boolean(),
    elsewhere: fc.boolean(),
    hasAddress: fc.boolean(),
  });
  fc.assert(
    fc.property(any, (facts) => {
      expect(inviteVerdict({ ...facts, isStaff: true, givesRights: false })).toBe('staff');
    }),
  );
});
