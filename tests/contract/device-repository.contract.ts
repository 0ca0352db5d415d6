import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { TestDatabase } from '#tests/backend/harness/database.ts';
import { START } from '#tests/backend/harness/session-rows.ts';

/** Tests that every implementation of the remembered-device repository must pass (SECURITY.md §2.6). */
export const deviceRepositoryContract = (open: () => TestDatabase): void => {
  it('recognises a device for its own account and password only, until it expires or is ended', async () => {
    const [owner, other] = [await open().seedAccount(), await open().seedAccount()];
    const secretHash = randomUUID();
    const expiresAt = START + 1000;
    await open().unitOfWork.run(async ({ devices }) => {
      const known = (accountId: string, passwordEpoch: number, now: number): Promise<boolean> =>
        devices.recognise({ accountId, secretHash, passwordEpoch, now });
      const label = 'Firefox on Linux';
      const device = { id: randomUUID(), accountId: owner.id, secretHash, label, passwordEpoch: 2 };
      await devices.remember({ ...device, expiresAt, now: START });
      expect(await known(owner.id, 2, START)).toBe(true);
      expect(await known(other.id, 2, START)).toBe(false);
      expect(await known(owner.id, 3, START)).toBe(false);
      expect(await known(owner.id, 2, expiresAt)).toBe(false);
      await devices.endAll(other.id);
      expect(await known(owner.id, 2, START)).toBe(true);
      await devices.endAll(owner.id);
      expect(await known(owner.id, 2, START)).toBe(false);
    });
  });

  it('lists those that count, the newest use first, and forgets one for its owner alone', async () => {
    const [owner, other] = [await open().seedAccount(), await open().seedAccount()];
    const device = (change: { readonly passwordEpoch?: number; readonly expiresAt?: number }) => ({
      id: randomUUID(),
      accountId: owner.id,
      secretHash: randomUUID(),
      label: 'Firefox on Linux',
      passwordEpoch: 1,
      expiresAt: START + 1000,
      now: START,
      ...change,
    });
    const [first, second] = [device({}), device({})];
    await open().unitOfWork.run(async ({ devices }) => {
      const all = [first, second, device({ passwordEpoch: 2 }), device({ expiresAt: START })];
      for (const one of all) await devices.remember(one);
      const { secretHash } = second;
      await devices.recognise({
        accountId: owner.id,
        secretHash,
        passwordEpoch: 1,
        now: START + 5,
      });
      const ids = async () => (await devices.list(owner.id, START)).map(({ id }) => id);
      expect(await ids()).toEqual([second.id, first.id]);
      expect(await devices.list(owner.id, START)).toMatchObject([
        { label: 'Firefox on Linux', rememberedAt: START, lastUsedAt: START + 5 },
        { lastUsedAt: START },
      ]);
      expect(await devices.list(other.id, START)).toEqual([]);
      expect(await devices.revoke(other.id, first.id)).toBe(false);
      expect(await devices.revoke(owner.id, first.id)).toBe(true);
      expect(await devices.revoke(owner.id, first.id)).toBe(false);
      expect(await ids()).toEqual([second.id]);
    });
  });
};
