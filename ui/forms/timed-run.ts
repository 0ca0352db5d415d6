import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import { codeFailureMs } from '#core/mfa/code-failure-ms.rule.ts';

/** What to say of a failure. */
export interface TimedText {
  readonly title?: string;
  readonly text: string;
  /** Milliseconds until it goes by itself; always there when left out. */
  readonly durationMs?: number;
}

/** Words above the form; `id` tells two equal texts apart. */
export interface TimedNotice extends TimedText {
  readonly id: number;
}

/** The presses of one dialog: one at a time, each beginning with a clean slate. */
export class TimedRun {
  busy = false;
  notice: TimedNotice | null = null;
  #said = 0;

  constructor() {
    makeAutoObservable(this, { notice: observableRef });
  }

  /** Runs a press; answers null when another one runs, or when `task` found that nothing can be sent. */
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

  /** Null says nothing. */
  say(text: TimedText | null): void {
    if (text === null) return;
    this.#said += 1;
    this.notice = { ...text, id: this.#said };
  }

  clear(): void {
    this.notice = null;
  }
}

/** Words that stay until the next press; null says nothing. */
export const inWords = (text: string | null): TimedText | null => (text === null ? null : { text });

/** A failure in the server's words, or in those of the catalogue. */
export const textFor =
  (fallback: string) =>
  (failure: Failure): TimedText | null =>
    inWords(explain(failure, fallback));

/** A refused code is told for as long as the catalogue says (spec §8 "Code verify failure"). */
export const refusedCodeText = (failure: Failure): TimedText | null => {
  const text = textFor(MESSAGES.verifyCode)(failure);
  return text && { ...text, durationMs: codeFailureMs(failure) };
};
