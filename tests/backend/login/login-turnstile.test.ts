import { describe, expect, it } from 'vitest';
import { LoginTurnstile, TURNSTILE } from '#core/backend/login/login-turnstile.ts';
import type { Pause } from '#core/backend/pause.port.ts';

/** Ends a wait when the test says so. */
class HeldPause implements Pause {
  readonly #held: (() => void)[] = [];

  wait(): Promise<void> {
    return new Promise((resolve) => this.#held.push(resolve));
  }

  /** Lets one waiting try go on; how many were waiting. */
  async release(): Promise<number> {
    await new Promise((resolve) => setImmediate(resolve));
    const waiting = this.#held.length;
    this.#held.shift()?.();
    return waiting;
  }
}

describe('LoginTurnstile', () => {
  it('lets the tries of one account through one after the other, in order', async () => {
    const pause = new HeldPause();
    const turnstile = new LoginTurnstile(pause);
    const through: number[] = [];
    const all = [1, 2, 3].map((number) =>
      turnstile.pass('a', 1000, () => Promise.resolve(through.push(number))),
    );
    for (const passed of [0, 1, 2]) {
      expect(await pause.release()).toBe(1);
      await all[passed];
      expect(through).toHaveLength(passed + 1);
    }
    expect(through).toEqual([1, 2, 3]);
  });

  it('turns the next away at once when enough wait, for one account and in all', async () => {
    const turnstile = new LoginTurnstile(new HeldPause());
    const never = () => Promise.resolve('done');
    for (let number = 0; number < TURNSTILE.perKey; number += 1)
      void turnstile.pass('a', 1000, never);
    expect(await turnstile.pass('a', 1000, never)).toBe('full');
    const others = Array.from(
      { length: TURNSTILE.inAll - TURNSTILE.perKey },
      (_, n) => `other ${n}`,
    );
    for (const other of others) void turnstile.pass(other, 1000, never);
    expect(await turnstile.pass('one more account', 1000, never)).toBe('full');
  });

  it('goes on after a try that failed, and forgets accounts nobody waits for', async () => {
    const pause = new HeldPause();
    const turnstile = new LoginTurnstile(pause);
    const broken = turnstile.pass('a', 1000, () => Promise.reject(new Error('broken')));
    const next = turnstile.pass('a', 1000, () => Promise.resolve('done'));
    await pause.release();
    await expect(broken).rejects.toThrow('broken');
    await pause.release();
    expect(await next).toBe('done');
    const fresh = turnstile.pass('a', 1000, () => Promise.resolve('again'));
    await pause.release();
    expect(await fresh).toBe('again');
  });
});
