import { expect, it } from 'vitest';
import { endOfTurn } from '#adapters/server/clock/end-of-turn.ts';

it('settles for all who asked in a turn of the event loop at once, after everything that came in with it', async () => {
  const order: string[] = [];
  const first = endOfTurn().then(() => order.push('first'));
  queueMicrotask(() => order.push('microtask'));
  const second = endOfTurn().then(() => order.push('second'));
  await Promise.resolve();
  expect(order).toEqual(['microtask']);
  await Promise.all([first, second]);
  expect(order).toEqual(['microtask', 'first', 'second']);
});

it('begins anew with each turn', async () => {
  const one = endOfTurn();
  expect(endOfTurn()).toBe(one);
  await one;
  const next = endOfTurn();
  expect(next).not.toBe(one);
  await next;
});
