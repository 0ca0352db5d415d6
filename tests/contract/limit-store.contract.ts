import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Bucket, Grant } from '#core/backend/limit.store.port.ts';
import type { TestDatabase } from '#tests/backend/harness/database.ts';
import { START } from '#tests/backend/harness/session-rows.ts';

/** Tests that every store of rate limits must pass (SECURITY.md §2.4). */
export const limitStoreContract = (open: () => TestDatabase): void => {
  const bucket = (more: Partial<Bucket> = {}): Bucket => ({
    name: randomUUID(),
    capacity: 3,
    perMs: 30_000,
    ...more,
  });
  const take = (of: Bucket, key: string, now: number): Promise<Grant> =>
    open().unitOfWork.run(({ limits }) => limits.take(of, key, now));
  const giveBack = (of: Bucket, key: string, now: number): Promise<void> =>
    open().unitOfWork.run(({ limits }) => limits.giveBack(of, key, now));
  const empty = async (of: Bucket, key: string): Promise<void> => {
    for (let i = 0; i < of.capacity; i += 1)
      expect(await take(of, key, START)).toEqual({ granted: true });
  };

  it('grants its number once, and no more until the first of them is as old as the window', async () => {
    const of = bucket();
    await take(of, 'a', START);
    await take(of, 'a', START + 10_000);
    await take(of, 'a', START + 20_000);
    expect(await take(of, 'a', START + 20_000)).toEqual({ granted: false, retryAfterSeconds: 10 });
    expect(await take(of, 'a', START + 29_999)).toEqual({ granted: false, retryAfterSeconds: 1 });
    expect(await take(of, 'a', START + 30_000)).toEqual({ granted: true });
    expect(await take(of, 'a', START + 30_000)).toEqual({ granted: false, retryAfterSeconds: 10 });
    expect(await take(of, 'b', START)).toEqual({ granted: true });
  });

  const steps = fc.array(
    fc.record({
      after: fc.nat(12_000),
      does: fc.constantFrom<'take' | 'giveBack'>('take', 'take', 'take', 'giveBack'),
    }),
    { maxLength: 60 },
  );

  it('never grants more than its number in any window of its length, wherever the window begins', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (walk) => {
        const of = bucket();
        const tries: number[] = [];
        let now = START;
        for (const { after, does } of walk) {
          now += after;
          const open = tries.filter((at) => at > now - of.perMs);
          if (does === 'giveBack') {
            await giveBack(of, 'a', now);
            const gone = open.includes(now) ? now : open[0];
            if (gone !== undefined) tries.splice(tries.indexOf(gone), 1);
            continue;
          }
          const { granted } = await take(of, 'a', now);
          expect(granted).toBe(open.length < of.capacity);
          if (granted) tries.push(now);
        }
        for (const from of tries) {
          const within = tries.filter((at) => at >= from && at < from + of.perMs);
          expect(within.length).toBeLessThanOrEqual(of.capacity);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('a paced one grants its number at once, then one for each even share of its span', async () => {
    const of = bucket({ paced: true });
    await empty(of, 'a');
    expect(await take(of, 'a', START)).toEqual({ granted: false, retryAfterSeconds: 10 });
    expect(await take(of, 'a', START + 9_000)).toEqual({ granted: false, retryAfterSeconds: 1 });
    expect(await take(of, 'a', START + 10_000)).toEqual({ granted: true });
    expect(await take(of, 'a', START + 10_000)).toMatchObject({ granted: false });
    expect(await take(of, 'b', START)).toEqual({ granted: true });
  });

  for (const paced of [undefined, true] as const) {
    const kind = paced ? 'paced' : 'sliding';
    const one = (): Bucket => bucket(paced && { paced });

    it(`${kind}: never holds more than its number, however long nobody came`, async () => {
      const of = one();
      await take(of, 'a', START - 1_000_000);
      await empty(of, 'a');
      expect(await take(of, 'a', START)).toMatchObject({ granted: false });
    });

    it(`${kind}: takes a try given back again, and never fills beyond its number`, async () => {
      const of = one();
      await empty(of, 'a');
      await giveBack(of, 'a', START);
      expect(await take(of, 'a', START)).toEqual({ granted: true });
      expect(await take(of, 'a', START)).toMatchObject({ granted: false });
      for (let i = 0; i < 9; i += 1) await giveBack(of, 'a', START);
      await empty(of, 'a');
      expect(await take(of, 'a', START)).toMatchObject({ granted: false });
    });

    it(`${kind}: gains nothing from a clock that goes back`, async () => {
      const of = one();
      await empty(of, 'a');
      expect(await take(of, 'a', START - 60_000)).toMatchObject({ granted: false });
      expect(await take(of, 'a', START)).toMatchObject({ granted: false });
    });

    it(`${kind}: counts the waits that run, until they end or are cleared`, async () => {
      const of = one();
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
      expect(await waiting(START + of.perMs)).toBe(0);
    });
  }
};
