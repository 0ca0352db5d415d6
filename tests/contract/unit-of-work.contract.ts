import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { TestDatabase } from '#tests/backend/harness/database.ts';

/** Tests that every unit of work must pass (SECURITY.md §2). */
export const unitOfWorkContract = (open: () => TestDatabase): void => {
  it('commits what was returned, a refusal included, and rolls back what threw', async () => {
    const { id } = await open().seedAccount();
    const refusal = await open().unitOfWork.run(async ({ accounts }) => {
      await accounts.acceptTerms(id, 3, 1);
      return { ok: false, error: 'refused' } as const;
    });
    expect(refusal).toEqual({ ok: false, error: 'refused' });
    const failing = open().unitOfWork.run(async ({ accounts }) => {
      await accounts.acceptTerms(id, 9, 1);
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
          await accounts.acceptTerms(id, version, 1);
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

  it('reads without a transaction, and refuses a write or a lock there', async () => {
    const { id } = await open().seedAccount({ name: 'Robin Example' });
    const { unitOfWork } = open();
    const account = await unitOfWork.read(({ accounts }) => accounts.findById(id));
    expect(account?.name).toBe('Robin Example');
    const refused = 'A write, or a lock, needs a unit of work.';
    await expect(unitOfWork.read((tx) => tx.accounts.acceptTerms(id, 9, 1))).rejects.toThrow(
      refused,
    );
    await expect(unitOfWork.read((tx) => tx.sessions.lock('any'))).rejects.toThrow(refused);
    await expect(
      unitOfWork.read((tx) => tx.sessions.completeDemand('any', 'terms')),
    ).rejects.toThrow(refused);
    const after = await unitOfWork.read(({ accounts }) => accounts.findById(id));
    expect(after?.termsVersion).toBe(account?.termsVersion);
  });

  it('goes on when a table changes under a statement that is asked often', async () => {
    const { id } = await open().seedAccount();
    const { kysely, unitOfWork } = open();
    const look = () => unitOfWork.read(({ accounts }) => accounts.findById(id));
    for (let times = 0; times < 20; times += 1) await look();
    await sql`alter table portal_user add column added_later text`.execute(kysely);
    try {
      for (let times = 0; times < 20; times += 1) expect(await look()).toMatchObject({ id });
      await unitOfWork.run(({ accounts }) => accounts.findById(id));
    } finally {
      await sql`alter table portal_user drop column added_later`.execute(kysely);
    }
    expect(await look()).toMatchObject({ id });
  });
};
