import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Recovery } from '#core/backend/recovery/recovery.repository.port.ts';
import type { TestDatabase } from '#tests/backend/harness/database.ts';
import { START } from '#tests/backend/harness/session-rows.ts';

const COOLDOWN = 30_000;

/** Builds a customer's newly started recovery. */
const begun = (change: Partial<Recovery> = {}): Recovery => ({
  id: randomUUID(),
  audience: 'consumer',
  browserId: randomUUID(),
  accountId: null,
  loginKey: 'key',
  state: 'opened',
  questionIds: [],
  attempts: 0,
  codeSentAt: null,
  expiresAt: START + 900_000,
  ...change,
});

/** Tests that every implementation of the recovery repository must pass (SECURITY.md §2.7). */
export const recoveryRepositoryContract = (open: () => TestDatabase): void => {
  it('finds what a browser has under way, in its variant and its time, as it was stored', async () => {
    const account = await open().seedAccount();
    const one = begun({ accountId: account.id, questionIds: ['firstPet', 'firstCar'] });
    await open().unitOfWork.run(async ({ recoveries }) => {
      await recoveries.open(one);
      expect(await recoveries.find(one.browserId, 'consumer', START)).toEqual(one);
      expect(await recoveries.find(one.browserId, 'dealer', START)).toBeNull();
      expect(await recoveries.find('another', 'consumer', START)).toBeNull();
      expect(await recoveries.find(one.browserId, 'consumer', one.expiresAt)).toBeNull();
      const next = begun({ browserId: one.browserId });
      await recoveries.open(next);
      expect((await recoveries.find(one.browserId, 'consumer', START))?.id).toBe(next.id);
      expect(await recoveries.advance(one.id, 'opened', 'challenged', START)).toBe(false);
    });
  });

  it('goes from step to step, each once and in time', async () => {
    const one = begun();
    await open().unitOfWork.run(async ({ recoveries }) => {
      await recoveries.open(one);
      expect(await recoveries.advance(one.id, 'challenged', 'proven', START)).toBe(false);
      expect(await recoveries.noteCodeSent(one.id, START, COOLDOWN)).toBe(true);
      expect(await recoveries.noteCodeSent(one.id, START + COOLDOWN - 1, COOLDOWN)).toBe(false);
      expect(await recoveries.noteCodeSent(one.id, START + COOLDOWN, COOLDOWN)).toBe(true);
      expect(await recoveries.advance(one.id, 'challenged', 'proven', one.expiresAt)).toBe(false);
      expect(await recoveries.advance(one.id, 'challenged', 'proven', START)).toBe(true);
      expect(await recoveries.advance(one.id, 'challenged', 'proven', START)).toBe(false);
      expect(await recoveries.noteCodeSent(one.id, START + 2 * COOLDOWN, COOLDOWN)).toBe(false);
      expect(await recoveries.advance(one.id, 'proven', 'done', START)).toBe(true);
      expect(await recoveries.find(one.browserId, 'consumer', START)).toBeNull();
    });
  });

  it('counts tries up to the last, and only while a challenge is out', async () => {
    const one = begun({ audience: 'dealer', state: 'challenged' });
    const early = begun();
    await open().unitOfWork.run(async ({ recoveries }) => {
      await recoveries.open(one);
      await recoveries.open(early);
      expect(await recoveries.takeAttempt(early.id, 2, START)).toBeNull();
      expect(await recoveries.takeAttempt(one.id, 2, one.expiresAt)).toBeNull();
      expect(await recoveries.takeAttempt(one.id, 2, START)).toBe(1);
      expect(await recoveries.takeAttempt(one.id, 2, START)).toBe(2);
      expect(await recoveries.takeAttempt(one.id, 2, START)).toBeNull();
    });
  });

  it('ends all of one account and of nobody else', async () => {
    const [kit, sam] = [await open().seedAccount(), await open().seedAccount()];
    const own = [begun({ accountId: kit.id }), begun({ accountId: kit.id, audience: 'dealer' })];
    const other = begun({ accountId: sam.id });
    await open().unitOfWork.run(async ({ recoveries }) => {
      for (const one of [...own, other]) await recoveries.open(one);
      await recoveries.endAll(kit.id);
      for (const one of own)
        expect(await recoveries.find(one.browserId, one.audience, START)).toBeNull();
      expect(await recoveries.find(other.browserId, 'consumer', START)).toEqual(other);
    });
  });

  it('finds dealers by a contact whatever its case, as it is stored, with their groups', async () => {
    const value = `Kit.${randomUUID().slice(0, 8)}@example.com`;
    const contacts = [{ type: 'email', value }] as const;
    const dealer = await open().seedAccount({
      groups: [4471, 4490],
      contacts,
      username: `a-${value}`,
    });
    const staff = await open().seedAccount({ application: 1, contacts, username: `b-${value}` });
    await open().seedAccount({ application: 3, contacts });
    await open().seedAccount({ disabled: true, contacts });
    await open().unitOfWork.run(async ({ recoveries }) => {
      const found = await recoveries.findByContact({ type: 'email', value: value.toUpperCase() });
      const contact = { type: 'email', value };
      expect(found.map((one) => ({ ...one, groups: one.groups.toSorted() }))).toEqual([
        { accountId: dealer.id, username: dealer.username, contact, groups: [4471, 4490] },
        { accountId: staff.id, username: staff.username, contact, groups: [] },
      ]);
      expect(await recoveries.findByContact({ type: 'cellPhone', value })).toEqual([]);
    });
  });
};
