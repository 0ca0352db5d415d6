import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { TestDatabase } from '#tests/backend/harness/database.ts';
import { START } from '#tests/backend/harness/session-rows.ts';

/** Tests that every implementation of the registration repository must pass (spec §4.3). */
export const registrationRepositoryContract = (open: () => TestDatabase): void => {
  it('answers a registration as it was stored', async () => {
    const account = await open().seedAccount();
    const one = {
      id: randomUUID(),
      email: 'kit@example.com',
      passwordHash: 'hash',
      siteNum: null,
      accountId: account.id,
      createdAt: START,
    };
    await open().unitOfWork.run(async ({ registrations }) => {
      await registrations.store(one);
      expect(await registrations.find(one.id)).toEqual(one);
      expect(await registrations.find('unknown')).toBeNull();
    });
  });

  it('makes a customer with contact and rights, once for an address in any case', async () => {
    const email = `kit.${randomUUID().slice(0, 8)}@example.com`;
    const customer = { id: randomUUID(), email, siteNum: null, now: START };
    await open().unitOfWork.run(async ({ accounts, registrations }) => {
      expect(await registrations.createCustomer(customer)).toBe(true);
      const twin = { ...customer, id: randomUUID(), email: email.toUpperCase() };
      expect(await registrations.createCustomer(twin)).toBe(false);
      expect(await accounts.findByLogin(email, 'consumer')).toMatchObject({
        id: customer.id,
        passwordHash: null,
        mfaRequired: true,
        disabled: false,
      });
      expect(await accounts.contacts(customer.id)).toEqual([{ type: 'email', value: email }]);
      expect((await accounts.loadUser(customer.id)).roles).toContain('contactsEdit');
    });
  });

  it('makes no first staff account while there is anybody', async () => {
    await open().seedAccount({ passwordHash: 'hash' });
    await open().unitOfWork.run(async ({ registrations }) => {
      const first = { id: randomUUID(), username: 'first', name: 'First', now: START };
      expect(await registrations.createFirstStaff(first)).toBe(false);
      expect(await registrations.unclaimedStaff()).toBeNull();
    });
  });
};
