import { describe, expect, it } from 'vitest';
import type { RefreshLock } from '#core/session/session-marker.port.ts';

/** Tests that every refresh lock shared by tabs must pass. */
export const refreshLockContract = (name: string, create: () => RefreshLock): void => {
  describe(`Refresh lock: ${name}`, () => {
    it('lets one work at a time, in the order of asking', async () => {
      const lock = create();
      const log: string[] = [];
      const work = (id: string) =>
        lock.run(async () => {
          log.push(`${id} in`);
          await new Promise((resolve) => setTimeout(resolve, 1));
          log.push(`${id} out`);
          return id;
        });
      expect(await Promise.all([work('a'), work('b'), work('c')])).toEqual(['a', 'b', 'c']);
      expect(log).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
    });

    it('passes on a failure and goes on', async () => {
      const lock = create();
      await expect(lock.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
      expect(await lock.run(() => Promise.resolve(7))).toBe(7);
    });
  });
};
