import { describe, expect, it } from 'vitest';
import {
  BrowserCaptchaSolver,
  type SolvingWorker,
} from '#adapters/browser/browser-captcha-solver.ts';
import { ALTCHA_PROVIDER } from '#adapters/wire/captcha-provider.ts';

const TASK = { provider: ALTCHA_PROVIDER, challenge: { parameters: { nonce: 'aa' } } };

class HeldWorker implements SolvingWorker {
  readonly #heard = new Map<string, (event: { readonly data: unknown }) => void>();
  readonly asked: unknown[] = [];
  terminated = 0;

  addEventListener(
    type: 'message' | 'error',
    listener: (event: { readonly data: unknown }) => void,
  ): void {
    this.#heard.set(type, listener);
  }

  say(type: 'message' | 'error', data: unknown = null): void {
    this.#heard.get(type)?.({ data });
  }

  postMessage(message: unknown): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.terminated += 1;
  }
}

const open = () => {
  const worker = new HeldWorker();
  return { worker, solver: new BrowserCaptchaSolver(() => worker) };
};

describe('the solver of the captcha', () => {
  it('hands the task to a worker and answers task and solution as one token', async () => {
    const { worker, solver } = open();
    const solving = solver.solve(TASK);
    expect(worker.asked).toMatchObject([{ type: 'work', challenge: TASK.challenge }]);
    const solution = { counter: 7, derivedKey: 'abc', time: 3 };
    worker.say('message', solution);
    const token = (await solving.token) ?? '';
    expect(token).toMatch(/^[\w-]+$/);
    expect(JSON.parse(Buffer.from(token, 'base64url').toString())).toEqual({
      challenge: TASK.challenge,
      solution,
    });
    expect(worker.terminated).toBe(1);
  });

  it.each([null, { error: 'no' }, 'text'])(
    'answers null when the worker gives up: %j',
    async (data) => {
      const { worker, solver } = open();
      const solving = solver.solve(TASK);
      worker.say('message', data);
      expect(await solving.token).toBeNull();
    },
  );

  it('answers null when the worker breaks, when there are none, and for a foreign provider', async () => {
    const { worker, solver } = open();
    const solving = solver.solve(TASK);
    worker.say('error');
    expect(await solving.token).toBeNull();
    const without = new BrowserCaptchaSolver(() => {
      throw new Error('no workers here');
    });
    expect(await without.solve(TASK).token).toBeNull();
    expect(await solver.solve({ provider: 'other', challenge: {} }).token).toBeNull();
  });

  it('ends the worker when the person goes away', async () => {
    const { worker, solver } = open();
    const solving = solver.solve(TASK);
    solving.cancel();
    expect(await solving.token).toBeNull();
    expect(worker.terminated).toBe(1);
    worker.say('message', { counter: 1, derivedKey: 'a' });
  });
});
