import { expect, it } from 'vitest';
import { OneAtATime } from '#adapters/server/http/one-at-a-time.ts';

const gate = () => {
  const open: (() => void)[] = [];
  return { passed: new Promise<void>((resolve) => open.push(resolve)), open: () => open[0]?.() };
};

it('work of one key waits for the work before it, and other work for nothing', async () => {
  const alone = new OneAtATime();
  const done: string[] = [];
  const { open, passed } = gate();
  const does = (name: string) => () => Promise.resolve(void done.push(name));
  const first = alone.run('a', () => passed.then(does('first')));
  const second = alone.run('a', does('second'));
  await alone.run('b', does('other'));
  expect(done).toEqual(['other']);
  open();
  await Promise.all([first, second]);
  expect(done).toEqual(['other', 'first', 'second']);
});

it('work that failed fails for its caller alone', async () => {
  const alone = new OneAtATime();
  const first = alone.run('a', () => Promise.reject(new Error('first')));
  const second = alone.run('a', () => Promise.resolve('second'));
  await expect(first).rejects.toThrow('first');
  expect(await second).toBe('second');
});
