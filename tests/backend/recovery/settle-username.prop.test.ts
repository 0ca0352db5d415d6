import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContactOwner } from '#core/backend/recovery/recovery.repository.port.ts';
import { settleUsername } from '#core/backend/recovery/settle-username.rule.ts';

const group = fc.integer({ min: 1, max: 6 });
const owner = fc.record<ContactOwner>({
  accountId: fc.uuid(),
  username: fc.string({ minLength: 5, maxLength: 20 }),
  contact: fc.constant({ type: 'email', value: 'kit@example.com' } as const),
  groups: fc.uniqueArray(group, { maxLength: 3 }),
});

describe('whose username is told', () => {
  it('asks nothing about a number while at most one person has the contact', () => {
    fc.assert(
      fc.property(fc.array(owner, { maxLength: 1 }), fc.option(group), (owners, number) => {
        const verdict = settleUsername(owners, number);
        expect(verdict.kind).toBe(owners.length === 0 ? 'nobody' : 'tell');
      }),
    );
  });

  it('asks several for the number first, and never tells one of them without it', () => {
    fc.assert(
      fc.property(fc.array(owner, { minLength: 2, maxLength: 6 }), (owners) => {
        expect(settleUsername(owners, null)).toEqual({ kind: 'dealerNumberRequired' });
      }),
    );
  });

  it('tells the only one who works for the dealer, whoever else shares the contact', () => {
    fc.assert(
      fc.property(
        fc.array(owner, { minLength: 1, maxLength: 6 }),
        owner,
        group,
        fc.nat(),
        (others, someone, number, index) => {
          const strangers = others.map((other) => ({
            ...other,
            groups: other.groups.filter((own) => own !== number),
          }));
          const wanted = { ...someone, groups: [number] };
          const owners = strangers.toSpliced(index % (strangers.length + 1), 0, wanted);
          expect(settleUsername(owners, number)).toEqual({ kind: 'tell', owner: wanted });
          const twins = [...owners, { ...wanted, accountId: 'twin' }];
          expect(settleUsername(twins, number)).toEqual({ kind: 'contactDealerSupport' });
          expect(settleUsername([...strangers, ...strangers], number)).toEqual({
            kind: 'contactDealerSupport',
          });
        },
      ),
    );
  });
});
