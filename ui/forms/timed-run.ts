import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import { codeFailureMs } from '#core/mfa/code-failure-ms.rule.ts';

/** A message and its display time. */
export interface TimedText {
  readonly title?: string;
  readonly text: string;
  /** Milliseconds until the message disappears. If absent, the message stays. */
  readonly durationMs?: number;
}

/** A message above the form. `id` distinguishes messages with equal text. */
export interface TimedNotice extends TimedText {
  readonly id: number;
}

/** The submits of one dialog, one at a time. Each submit clears the previous message. */
export class TimedRun {
  busy = false;
  notice: TimedNotice | null = null;
  #said = 0;

  constructor() {
    makeAutoObservable(this, { notice: observableRef });
  }

  /** Runs a submit. Returns null if another submit is running or `task` had nothing to send. */
  async press<T, E>(
    task: () => Promise<Result<T, E> | null>,
    text: (error: E) => TimedText | null,
  ): Promise<Result<T, E> | null> {
    if (this.busy) return null;
    this.busy = true;
    this.notice = null;
    const result = await task();
    return runInAction(() => {
      this.busy = false;
      if (result !== null && !result.ok) this.say(text(result.error));
      return result;
    });
  }

  /** Shows a message; null keeps the current message. */
  say(text: TimedText | null): void {
    if (text === null) return;
    this.#said += 1;
    this.notice = { ...text, id: this.#said };
  }

  clear(): void {
    this.notice = null;
  }
}

/** Returns a message that stays until the next submit; null if `text` is null. */
export const inWords = (text: string | null): TimedText | null => (text === null ? null : { text });

/** Returns a function that returns a failure's message: the server's text, or else `fallback`. */
export const textFor =
  (fallback: string) =>
  (failure: Failure): TimedText | null =>
    inWords(explain(failure, fallback));

/** Returns the message for a refused code, displayed as long as the message catalog says (spec §8 "Code verify failure"). */
export const refusedCodeText = (failure: Failure): TimedText | null => {
  const text = textFor(MESSAGES.verifyCode)(failure);
  return text && { ...text, durationMs: codeFailureMs(failure) };
};
