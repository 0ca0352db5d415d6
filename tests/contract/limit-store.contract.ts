import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Bucket, Grant } from '#core/backend/limit.store.port.ts';
import type { TestDatabase } from '#tests/backend/harness/database.ts';
import { START } from '#tests/backend/harness/session-rows.ts';

/** What every store of limits keeps (SECURITY.md §2.4). */
export const limitStoreContract = (open: () => TestDatabase): void => {
  const bucket = (): Bucket => ({ name: randomUUID(), capacity: 3, perMs: 30_000 });
  const take = (of: Bucket, key: string, now: number): Promise<Grant> =>
    open().unitOfWork.run(({ limits }) => limits.take(of, key, now));
  const empty = async (of: Bucket, key: string): Promise<void> => {
    for (let i = 0; i < of.capacity; i += 1)
      expect(await take(of, key, START)).toEqual({ granted: true });
  };

  it('grants its capacity, then one more for each even share of its span', async () => {
    const of = bucket();
    await empty(of, 'a');
    expect(await take(of, 'a', START)).toEqual({ granted: false, retryAfterSeconds: 10 });
    expect(await take(of, 'a', START + 9_000)).toEqual({ granted: false, retryAfterSeconds: 1 });
    expect(await take(of, 'a', START + 10_000)).toEqual({ granted: true });
    expect(await take(of, 'a', START + 10_000)).toMatchObject({ granted: false });
    expect(await take(of, 'b', START)).toEqual({ granted: true });
  });

  it('never holds more than its capacity, however long nobody came', async () => {
    const of = bucket();
    await take(of, 'a', START - 1_000_000);
    await empty(of, 'a');
    expect(await take(of, 'a', START)).toMatchObject({ granted: false });
  });

  it('takes a try given back again, and never fills beyond its capacity', async () => {
    const of = bucket();
    await empty(of, 'a');
    await open().unitOfWork.run(({ limits }) => limits.giveBack(of, 'a', START));
    expect(await take(of, 'a', START)).toEqual({ granted: true });
    expect(await take(of, 'a', START)).toMatchObject({ granted: false });
    await open().unitOfWork.run(async ({ limits }) => {
      for (let i = 0; i < 9; i += 1) await limits.giveBack(of, 'a', START);
    });
    await empty(of, 'a');
    expect(await take(of, 'a', START)).toMatchObject({ granted: false });
  });

  it('gains nothing from a clock that goes back', async () => {
    const of = bucket();
    await empty(of, 'a');
    expect(await take(of, 'a', START - 60_000)).toMatchObject({ granted: false });
    expect(await take(of, 'a', START)).toMatchObject({ granted: false });
  });

  it('counts the waits that run, until they end or are cleared', async () => {
    const of = bucket();
    const waiting = (now: number): Promise<number> =>
      open().unitOfWork.run(({ limits }) => limits.waiting(of, now));
    expect(await waiting(START)).toBe(0);
    await empty(of, 'a');
    await empty(of, 'b');
    await take(of, 'c', START);
    expect(await waiting(START)).toBe(2);
    await open().unitOfWork.run(({ limits }) => limits.clear(of, 'a'));
    expect(await waiting(START)).toBe(1);
    expect(await take(of, 'a', START)).toEqual({ granted: true });
    expect(await waiting(START + 10_000)).toBe(0);
  });
};
