import { makeAutoObservable, runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';

/** The presses of one form or question: one at a time, each beginning with a clean slate, and the words of the last refusal. */
export class Submission {
  busy = false;
  /** Words above the form; `refusals` grows with them, so that equal words are heard again. */
  problem: string | null = null;
  refusals = 0;

  constructor() {
    makeAutoObservable(this);
  }

  /** Does `task`; `settle` takes what came in the same action that ends the press, and answers the words of a refusal. Null when another press is under way. */
  async press<T>(task: () => Promise<T>, settle: (answer: T) => string | null): Promise<T | null> {
    if (this.busy) return null;
    this.busy = true;
    this.problem = null;
    const answer = await task();
    runInAction(() => {
      this.busy = false;
      this.say(settle(answer));
    });
    return answer;
  }

  /** Sends one thing: `onOk` takes it when it is done, a failure is put into words. Answers whether it was done. */
  async run<T>(
    send: () => Promise<Result<T, Failure>>,
    options: { readonly fallback: string; readonly onOk?: (value: T) => void },
  ): Promise<boolean> {
    const answer = await this.press(send, (result) => {
      if (!result.ok) return explain(result.error, options.fallback);
      options.onOk?.(result.value);
      return null;
    });
    return answer?.ok === true;
  }

  /** Says why it did not go through; null, as of a failure that has no words, says nothing. */
  say(text: string | null): void {
    this.problem = text;
    if (text !== null) this.refusals += 1;
  }

  /** What was said counts no longer. */
  clear(): void {
    this.problem = null;
  }
}
