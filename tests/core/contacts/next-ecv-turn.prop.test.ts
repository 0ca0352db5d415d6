import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blankContact, nextEcvTurn } from '#core/contacts/next-ecv-turn.rule.ts';

const contact = fc.record({
  inherited: fc.boolean(),
  ecvOrder: fc.option(fc.integer({ min: 1, max: 9 })),
});

it('a new contact has the first turn nobody of the site has, up to what the group wishes, and the form begins with it', () => {
  fc.assert(
    fc.property(
      fc.array(contact, { maxLength: 6 }),
      fc.integer({ min: 0, max: 3 }),
      (contacts, ecvContacts) => {
        const turn = nextEcvTurn({ contacts, ecvContacts });
        const taken = contacts.filter((one) => !one.inherited).map((one) => one.ecvOrder);
        const free = [1, 2, 3].filter((one) => one <= ecvContacts && !taken.includes(one));
        expect(turn).toBe(free[0] ?? null);
        expect(blankContact({ contacts, ecvContacts }).ecvOrder).toBe(
          turn === null ? '' : `${turn}`,
        );
      },
    ),
  );
});
