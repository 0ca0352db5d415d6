import { makeAutoObservable, runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';

/** The submits of one form or question: one at a time, each starting without old messages, and the message of the last refusal. */
export class Submission {
  busy = false;
  /** The message above the form. `refusals` increases with it, so that an equal message is announced again. */
  problem: string | null = null;
  refusals = 0;

  constructor() {
    makeAutoObservable(this);
  }

  /**
   * Runs `task`. `settle` processes the result in the same action that ends the press, and returns the message of a
   * refusal. Returns null when another press is running.
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

  /** Sends one request. `onOk` receives the result, and a failure becomes a message. Returns whether it succeeded. */
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

  /** Shows why the request failed. Null, as for a failure without a text, shows nothing. */
  say(text: string | null): void {
    this.problem = text;
    if (text !== null) this.refusals += 1;
  }

  /** Clears the message. */
  clear(): void {
    this.problem = null;
  }
}
