import { describe, expect, it } from 'vitest';
import { LoginTurnstile, TURNSTILE } from '#core/backend/login/login-turnstile.ts';
import type { Pause } from '#core/backend/pause.port.ts';

/** A pause that ends only when the test releases it. */
class HeldPause implements Pause {
  readonly #held: (() => void)[] = [];

  wait(): Promise<void> {
    return new Promise((resolve) => this.#held.push(resolve));
  }

  /** Releases one waiting attempt. Returns how many attempts were waiting. */
  async release(): Promise<number> {
    await new Promise((resolve) => setImmediate(resolve));
    const waiting = this.#held.length;
    this.#held.shift()?.();
    return waiting;
  }
}

let addresses = 0;
/** Describes a sign-in attempt for an account, each time from a new address. */
const from = (key: string) => ({ key, address: `address ${(addresses += 1)}` });

describe('LoginTurnstile', () => {
  it('lets the tries of one account through one after the other, in order', async () => {
    const pause = new HeldPause();
    const turnstile = new LoginTurnstile(pause);
    const through: number[] = [];
    const all = [1, 2, 3].map((number) =>
      turnstile.pass(from('a'), 1000, () => Promise.resolve(through.push(number))),
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
      void turnstile.pass(from('a'), 1000, never);
    expect(await turnstile.pass(from('a'), 1000, never)).toBe('full');
    const others = Array.from(
      { length: TURNSTILE.inAll - TURNSTILE.perKey },
      (_, n) => `other ${n}`,
    );
    for (const other of others) void turnstile.pass(from(other), 1000, never);
    expect(await turnstile.pass(from('other 0'), 1000, never)).toBe('full');
  });

  it('lets an account that nobody waits for in, however many wait at others', async () => {
    const pause = new HeldPause();
    const turnstile = new LoginTurnstile(pause);
    const never = () => Promise.resolve('done');
    for (let number = 0; number < TURNSTILE.inAll; number += 1)
      void turnstile.pass(from(`attacked ${number % 200}`), 1000, never);
    const own = turnstile.pass(from('own'), 1000, () => Promise.resolve('in'));
    while ((await pause.release()) > 0);
    expect(await own).toBe('in');
  });

  it('lets an address wait once, wherever it tries, and again afterwards', async () => {
    const pause = new HeldPause();
    const turnstile = new LoginTurnstile(pause);
    const attempt = (key: string) =>
      turnstile.pass({ key, address: 'one' }, 1000, () => Promise.resolve('done'));
    const first = attempt('a');
    expect([await attempt('a'), await attempt('b')]).toEqual(['full', 'full']);
    await pause.release();
    expect(await first).toBe('done');
    const again = attempt('b');
    await pause.release();
    expect(await again).toBe('done');
  });

  it('goes on after a try that failed, and forgets accounts nobody waits for', async () => {
    const pause = new HeldPause();
    const turnstile = new LoginTurnstile(pause);
    const broken = turnstile.pass(from('a'), 1000, () => Promise.reject(new Error('broken')));
    const next = turnstile.pass(from('a'), 1000, () => Promise.resolve('done'));
    await pause.release();
    await expect(broken).rejects.toThrow('broken');
    await pause.release();
    expect(await next).toBe('done');
    const fresh = turnstile.pass(from('a'), 1000, () => Promise.resolve('again'));
    await pause.release();
    expect(await fresh).toBe('again');
  });
});
