import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Result } from '#core/kernel/result.ts';

/** What to say of a failure. */
export interface RecoveryWords {
  readonly title?: string;
  readonly text: string;
  /** Milliseconds until it goes by itself; always there when left out. */
  readonly durationMs?: number;
}

/** Words above the form; `id` tells two equal texts apart. */
export interface RecoveryNotice extends RecoveryWords {
  readonly id: number;
}

/** The presses of one recovery dialog: one at a time, each beginning with a clean slate. */
export class RecoveryRun {
  busy = false;
  notice: RecoveryNotice | null = null;
  #said = 0;

  constructor() {
    makeAutoObservable(this, { notice: observableRef });
  }

  /** Runs a press; answers null when another one runs, or when `task` found that nothing can be sent. */
  async press<T, E>(
    task: () => Promise<Result<T, E> | null>,
    words: (error: E) => RecoveryWords | null,
  ): Promise<Result<T, E> | null> {
    if (this.busy) return null;
    this.busy = true;
    this.notice = null;
    const result = await task();
    return runInAction(() => {
      this.busy = false;
      if (result !== null && !result.ok) this.say(words(result.error));
      return result;
    });
  }

  /** Null says nothing. */
  say(words: RecoveryWords | null): void {
    if (words === null) return;
    this.#said += 1;
    this.notice = { ...words, id: this.#said };
  }

  clear(): void {
    this.notice = null;
  }
}
