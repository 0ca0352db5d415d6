import { expect, it } from 'vitest';
import type { TestDatabase } from '#tests/backend/harness/database.ts';
import { START } from '#tests/backend/harness/session-rows.ts';

const DAY = 24 * 3_600_000;

/** Tests that every store of saved responses must pass (SECURITY.md §2.17). */
export const idempotencyStoreContract = (open: () => TestDatabase): void => {
  const kept = (reference: string) => ({
    route: 'submitBug',
    fingerprint: 'mark',
    answer: { reference },
  });

  it('gives an answer back for a day, to its own person and key only', async () => {
    const [mine, other] = [await open().seedAccount(), await open().seedAccount()];
    await open().unitOfWork.run(async ({ idempotency }) => {
      const submission = { accountId: mine.id, key: 'form-1' };
      expect(await idempotency.lock(submission)).toBe(true);
      expect(await idempotency.lock(submission)).toBe(true);
      expect(await idempotency.find(submission, START)).toBeNull();
      await idempotency.keep(submission, kept('B-000001'), START);
      expect(await idempotency.find(submission, START + DAY - 1)).toEqual(kept('B-000001'));
      expect(await idempotency.find(submission, START + DAY)).toBeNull();
      expect(await idempotency.find({ ...submission, key: 'form-2' }, START)).toBeNull();
      expect(await idempotency.find({ ...submission, accountId: other.id }, START)).toBeNull();
      await idempotency.keep(submission, kept('B-000002'), START + DAY);
      expect(await idempotency.find(submission, START + DAY)).toEqual(kept('B-000002'));
    });
  });

  it('forgets an answer whose effect was taken back', async () => {
    const { id: accountId } = await open().seedAccount();
    const submission = { accountId, key: 'form-1' };
    const broken = open().unitOfWork.run(async ({ idempotency }) => {
      await idempotency.keep(submission, kept('B-000001'), START);
      throw new Error('the effect failed');
    });
    await expect(broken).rejects.toThrow('the effect failed');
    await open().unitOfWork.run(async ({ idempotency }) => {
      expect(await idempotency.find(submission, START)).toBeNull();
    });
  });
};
