import { makeAutoObservable, runInAction } from 'mobx';
import type { Failure, Result } from '#core/kernel/result.ts';
import type { AgreementFlow, LoginFlow, StepFlow } from '#core/login/login-flow.rule.ts';
import type { StepFailure } from '#core/login/login-flow.rule.ts';
import type { LoginViewModel } from '../login.view-model.ts';

type FlowAt<At> = Extract<StepFlow | AgreementFlow, { readonly at: At }>;

/** The messages for one press of a button. */
export interface StepText {
  /** Shown when the server sends no message of its own (spec §8). */
  readonly fallback: string;
  /** Shown after success; null when the next screen makes the success clear. */
  readonly success?: string | null;
  /** Returns how long a failure message stays, in ms. Null, the default, keeps the message until the next attempt. */
  readonly failureMs?: (failure: Failure) => number | null;
  /** Shows a failure at its field and returns true. Returns false for any other failure, which is then shown beside the form. */
  readonly explain?: (failure: Failure) => boolean;
}

/** Runs the requests of one sign-in step, one at a time. Ignores results that arrive after the person has left the step. */
export class StepRun {
  busy = false;
  readonly #login: LoginViewModel;

  constructor(login: LoginViewModel) {
    this.#login = login;
    makeAutoObservable(this);
  }

  /**
   * Runs `task` if the flow is at `at` and no other task is running. `settle` receives the result unless the step was left
   * in the meantime.
   */
  async take<At extends 'step' | 'agreement', Answer>(
    at: At,
    task: (flow: FlowAt<At>) => Promise<Answer>,
    settle: (answer: Answer) => void,
  ): Promise<void> {
    const before = this.#login.flow;
    if (this.busy || before.at !== at) return;
    this.busy = true;
    this.#login.clearNotice();
    const answer = await task(before as FlowAt<At>);
    runInAction(() => {
      this.busy = false;
      if (this.#login.flow === before) settle(answer);
    });
  }

  /** Runs a task, then advances the flow or shows the failure beside the form. Returns the failure; null if there was none. */
  async press<At extends 'step' | 'agreement'>(
    at: At,
    task: (flow: FlowAt<At>) => Promise<Result<LoginFlow, StepFailure>>,
    text: StepText,
  ): Promise<Failure | null> {
    let failed: Failure | null = null;
    await this.take(at, task, (result) => {
      if (result.ok) {
        this.#login.advance(result.value, text.success ?? null);
        return;
      }
      const { failure, flow } = result.error;
      if (flow !== this.#login.flow) this.#login.advance(flow);
      if (text.explain?.(failure) !== true)
        this.#login.fail(failure, text.fallback, text.failureMs?.(failure) ?? null);
      failed = failure;
    });
    return failed;
  }
}
