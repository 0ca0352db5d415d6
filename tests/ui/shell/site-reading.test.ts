import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { err, ok, type Failure, type Result } from '#core/kernel/result.ts';
import { SiteReading } from '#ui/shell/site-reading.ts';

const OFFLINE: Failure = { kind: 'unreachable' };

/** Returns the reading of site 1, which is shown, and a function that answers the oldest open read. */
const opened = async () => {
  const open: ((answer: Result<string, Failure>) => void)[] = [];
  const reading = new SiteReading<string>({
    read: () => new Promise((resolve) => open.push(resolve)),
    live: { events$: new Subject(), readAnew$: new Subject() },
    fallback: 'Not read.',
  });
  const answer = (given: Result<string, Failure>): Promise<void> => {
    open.shift()?.(given);
    return new Promise((resolve) => void setTimeout(resolve));
  };
  reading.open(1);
  await answer(ok('old'));
  return { reading, answer };
};

it('a reload that failed gives nothing, and what was read before stays shown', async () => {
  const { reading, answer } = await opened();
  const reload = reading.reload();
  await answer(err(OFFLINE));
  expect(await reload).toBeNull();
  expect(reading.value).toBe('old');
});

it('a reload that was answered gives what it read, whatever is read after it', async () => {
  const { reading, answer } = await opened();
  const first = reading.reload();
  const second = reading.reload();
  await answer(ok('new'));
  await answer(err(OFFLINE));
  expect([await first, await second]).toEqual(['new', null]);
});

it('the reload of a site that was left gives nothing, least of all of the other site', async () => {
  const { reading, answer } = await opened();
  const reload = reading.reload();
  reading.open(2);
  await answer(ok('of site 1'));
  await answer(ok('of site 2'));
  expect(await reload).toBeNull();
  expect(reading.value).toBe('of site 2');
});
