import { makeAutoObservable, runInAction } from 'mobx';
import type { Failure, Result } from '#core/kernel/result.ts';
import type { AgreementFlow, LoginFlow, StepFlow } from '#core/login/login-flow.rule.ts';
import type { StepFailure } from '#core/login/finish-step.operation.ts';
import type { LoginViewModel } from '../login.view-model.ts';

/** What became of one press: the flow moved, the answer came too late to count, or it failed and the words are shown. */
export type StepOutcome =
  | { readonly kind: 'moved' }
  | { readonly kind: 'dropped' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The words of one press. */
export interface StepWords {
  /** Shown when the server has none of its own (spec §8). */
  readonly fallback: string;
  /** Said after it succeeded; null when moving on says enough. */
  readonly success?: string | null;
  /** How long a failure's words stay; always, when left out. */
  readonly failureMs?: (failure: Failure) => number | null;
}

/** Runs the presses of one step: one at a time, and none counts any more once the person has left the step. */
export class StepRun {
  busy = false;
  readonly #login: LoginViewModel;

  constructor(login: LoginViewModel) {
    this.#login = login;
    makeAutoObservable(this);
  }

  /** Runs a press at an open step of kind `at`; while one runs, another is dropped. */
  async press<At extends 'step' | 'agreement'>(
    at: At,
    task: (
      flow: Extract<StepFlow | AgreementFlow, { readonly at: At }>,
    ) => Promise<Result<LoginFlow, StepFailure>>,
    words: StepWords,
  ): Promise<StepOutcome> {
    const before = this.#login.flow;
    if (this.busy || before.at !== at) return { kind: 'dropped' };
    this.busy = true;
    this.#login.clearNotice();
    const result = await task(before as Extract<StepFlow | AgreementFlow, { readonly at: At }>);
    return runInAction(() => {
      this.busy = false;
      if (this.#login.flow !== before) return { kind: 'dropped' };
      if (result.ok) {
        this.#login.advance(result.value, words.success ?? null);
        return { kind: 'moved' };
      }
      const { failure, flow } = result.error;
      if (flow !== before) this.#login.advance(flow);
      this.#login.fail(failure, words.fallback, words.failureMs?.(failure) ?? null);
      return { kind: 'failed', failure };
    });
  }
}
