import { makeAutoObservable, runInAction } from 'mobx';
import type { Failure, Result } from '#core/kernel/result.ts';
import type { AgreementFlow, LoginFlow, StepFlow } from '#core/login/login-flow.rule.ts';
import type { StepFailure } from '#core/login/login-flow.rule.ts';
import type { LoginViewModel } from '../login.view-model.ts';

type FlowAt<At> = Extract<StepFlow | AgreementFlow, { readonly at: At }>;

/** The words of one press. */
export interface StepText {
  /** Shown when the server has none of its own (spec §8). */
  readonly fallback: string;
  /** Said after it succeeded; null when moving on says enough. */
  readonly success?: string | null;
  /** How long a failure's words stay; always, when left out. */
  readonly failureMs?: (failure: Failure) => number | null;
  /** Tells a failure at its field; false leaves it to the words beside the form. */
  readonly explain?: (failure: Failure) => boolean;
}

/** Runs the presses of one step: one at a time, and none counts any more once the person has left the step. */
export class StepRun {
  busy = false;
  readonly #login: LoginViewModel;

  constructor(login: LoginViewModel) {
    this.#login = login;
    makeAutoObservable(this);
  }

  /** Does `task` at an open step of kind `at`, or nothing while another is under way; `settle` takes what came, unless the step was left meanwhile. */
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

  /** The same for what moves the flow on, or fails in words beside the form; answers the failure. */
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
