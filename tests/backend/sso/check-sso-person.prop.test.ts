import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSsoPerson } from '#core/backend/sso/check-sso-person.rule.ts';

const group = fc.integer({ min: 1, max: 9999 });
const groups = fc.uniqueArray(group, { maxLength: 6 });
const application = fc.constantFrom(1 as const, 2 as const, 3 as const);
const variant = fc.constantFrom('dealer' as const, 'consumer' as const);
const fitting = fc.constantFrom(
  { application: 1, variant: 'dealer' } as const,
  { application: 2, variant: 'dealer' } as const,
  { application: 3, variant: 'consumer' } as const,
);

describe('who a provider’s person is here', () => {
  it('comes in when the account is one of this door and of this very group', () => {
    fc.assert(
      fc.property(fitting, group, groups, (who, siteGroupNum, others) => {
        const account = { application: who.application, disabled: false };
        const connection = { siteGroupNum, variant: who.variant };
        expect(checkSsoPerson(account, [...others, siteGroupNum], connection)).toBe('admit');
      }),
    );
  });

  it('stays out of every group the account does not have', () => {
    fc.assert(
      fc.property(fitting, group, groups, (who, siteGroupNum, others) => {
        const account = { application: who.application, disabled: false };
        const connection = { siteGroupNum, variant: who.variant };
        const elsewhere = others.filter((other) => other !== siteGroupNum);
        expect(checkSsoPerson(account, elsewhere, connection)).toBe('otherGroup');
      }),
    );
  });

  it('stays out while disabled or unknown, whatever else is right', () => {
    fc.assert(
      fc.property(application, variant, group, (number, door, siteGroupNum) => {
        const connection = { siteGroupNum, variant: door };
        const disabled = { application: number, disabled: true };
        expect(checkSsoPerson(disabled, [siteGroupNum], connection)).toBe('disabled');
        expect(checkSsoPerson(null, [siteGroupNum], connection)).toBe('notLinked');
      }),
    );
  });

  it('never comes in by the other door', () => {
    fc.assert(
      fc.property(fitting, group, (who, siteGroupNum) => {
        const other = who.variant === 'dealer' ? ('consumer' as const) : ('dealer' as const);
        const account = { application: who.application, disabled: false };
        const connection = { siteGroupNum, variant: other };
        expect(checkSsoPerson(account, [siteGroupNum], connection)).toBe('otherAudience');
      }),
    );
  });
});
