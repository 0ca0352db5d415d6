import { describe, expect, it } from 'vitest';
import { type Failure, err, ok, type Result } from '#core/kernel/result.ts';
import { Submission } from '#ui/forms/submission.ts';

const REFUSED: Failure = { kind: 'refused', status: 409, message: 'Not now.', code: null };
const FAULTED: Failure = { kind: 'faulted', status: 500, message: null };
const WORDLESS: Failure = { kind: 'empty', reason: 'sessionOver' };
const fallback = 'It could not be saved.';

/** Returns a request and the function that answers the request. */
const held = <T>() => {
  let answer: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    answer = resolve;
  });
  return { promise, answer: (value: T) => answer(value) };
};

describe('a submission', () => {
  it('is busy until its answer came, and drops other presses meanwhile', async () => {
    const submission = new Submission();
    const { promise, answer } = held<Result<string, Failure>>();
    const took: string[] = [];
    const first = submission.run(() => promise, { fallback, onOk: (value) => took.push(value) });
    expect(submission.busy).toBe(true);
    let sent = false;
    const second = await submission.run(
      () => {
        sent = true;
        return Promise.resolve(ok('second'));
      },
      { fallback, onOk: (value) => took.push(value) },
    );
    expect([second, sent, submission.busy]).toEqual([false, false, true]);
    answer(ok('first'));
    expect(await first).toBe(true);
    expect([took, submission.busy, submission.problem]).toEqual([['first'], false, null]);
  });

  it('says the server’s words, else its own, and counts equal words again', async () => {
    const submission = new Submission();
    const refused = () => submission.run(() => Promise.resolve(err(REFUSED)), { fallback });
    expect(await refused()).toBe(false);
    expect([submission.problem, submission.refusals]).toEqual(['Not now.', 1]);
    await refused();
    expect([submission.problem, submission.refusals]).toEqual(['Not now.', 2]);
    await submission.run(() => Promise.resolve(err(FAULTED)), { fallback });
    expect([submission.problem, submission.refusals]).toEqual([fallback, 3]);
  });

  it('says nothing of a failure without words', async () => {
    const submission = new Submission();
    expect(await submission.run(() => Promise.resolve(err(WORDLESS)), { fallback })).toBe(false);
    expect([submission.problem, submission.refusals, submission.busy]).toEqual([null, 0, false]);
  });

  it('begins each press with a clean slate', async () => {
    const submission = new Submission();
    submission.say('Not now.');
    const { promise, answer } = held<Result<string, Failure>>();
    const press = submission.run(() => promise, { fallback });
    expect(submission.problem).toBeNull();
    answer(ok('done'));
    await press;
    expect([submission.problem, submission.refusals]).toEqual([null, 1]);
  });

  it('settles in the action that ends it, and hands on what came', async () => {
    const submission = new Submission();
    let busyThen: boolean | null = null;
    const came = await submission.press(
      () => Promise.resolve(7),
      (answer) => {
        busyThen = submission.busy;
        return `${String(answer)} is too many`;
      },
    );
    expect([came, busyThen, submission.problem]).toEqual([7, false, '7 is too many']);
    submission.clear();
    expect(submission.problem).toBeNull();
  });
});
