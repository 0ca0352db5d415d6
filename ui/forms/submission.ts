import { makeAutoObservable, runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';

/** The submits of one form or dialog: one at a time, with the message of the last refusal. Each submit clears the previous message. */
export class Submission {
  busy = false;
  /** The message above the form. `refusals` increases with each message, so that a message with the same text is announced again. */
  problem: string | null = null;
  refusals = 0;

  constructor() {
    makeAutoObservable(this);
  }

  /**
   * Runs `task`; returns null if another task is running. `settle` processes the result and returns the message of a
   * refusal, in the action that ends the submit.
   */
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

  /** Sends one request. `onOk` receives the result; a failure shows a message. Returns true on success. */
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

  /** Shows a message about the failed request; null clears the message. */
  say(text: string | null): void {
    this.problem = text;
    if (text !== null) this.refusals += 1;
  }

  clear(): void {
    this.problem = null;
  }
}
