import { expect, it } from 'vitest';
import type { TestDatabase } from '#tests/backend/harness/database.ts';

/** What every unit of work keeps (SECURITY.md §2). */
export const unitOfWorkContract = (open: () => TestDatabase): void => {
  it('commits what was returned, a refusal included, and rolls back what threw', async () => {
    const { id } = await open().seedAccount();
    const refusal = await open().unitOfWork.run(async ({ accounts }) => {
      await accounts.acceptTerms(id, 3);
      return { ok: false, error: 'refused' } as const;
    });
    expect(refusal).toEqual({ ok: false, error: 'refused' });
    const failing = open().unitOfWork.run(async ({ accounts }) => {
      await accounts.acceptTerms(id, 9);
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    const account = await open().unitOfWork.run(({ accounts }) => accounts.findById(id));
    expect(account?.termsVersion).toBe(3);
  });

  it('runs work again that the database could not serialise', async () => {
    let runs = 0;
    const value = await open().unitOfWork.run(async () => {
      runs += 1;
      if (runs < 3) throw Object.assign(new Error('serialisation failure'), { code: '40001' });
      return Promise.resolve('done');
    });
    expect({ value, runs }).toEqual({ value: 'done', runs: 3 });
  });

  it('never mixes transactions that run side by side', async () => {
    const { id } = await open().seedAccount();
    const steps = Array.from({ length: 20 }, (_, index) => index + 1);
    await Promise.all(
      steps.map((version) =>
        open().unitOfWork.run(async ({ accounts }) => {
          await accounts.acceptTerms(id, version);
          await Promise.resolve();
          await accounts.acceptPrivacyPolicy(id, version);
          expect(await accounts.findById(id)).toMatchObject({
            termsVersion: version,
            privacyVersion: version,
          });
        }),
      ),
    );
  });
};
