import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CaptchaAction } from '#core/captcha/captcha-challenge.schema.ts';
import type {
  CaptchaNotSolved,
  solveCaptcha,
  SolvingCaptcha,
} from '#core/captcha/solve-captcha.use-case.ts';
import { explain } from '#core/kernel/explain.rule.ts';

/** The progress of the captcha. */
export type CaptchaState =
  | { readonly at: 'open' }
  | { readonly at: 'working'; readonly work: SolvingCaptcha; readonly done: Promise<string | null> }
  | { readonly at: 'solved'; readonly token: string }
  | { readonly at: 'failed'; readonly text: string };

const OPEN: CaptchaState = { at: 'open' };

const explainNotSolved = (why: CaptchaNotSolved): string =>
  why.kind === 'unsolvable'
    ? 'This browser could not complete the security check. Please try again.'
    : (explain(why, 'The security check could not be loaded. Please try again.', 'read') ?? '');

/**
 * The captcha of one form (spec §5 "captcha required", SECURITY.md §2.14). The form calls `take` when it is submitted, and
 * `reset` after every unsuccessful submit, because each token is valid for one submit.
 */
export class CaptchaViewModel {
  state: CaptchaState = OPEN;
  /** True if the form was submitted without a solved captcha. */
  missing = false;
  /** Increases at every submit without a solved captcha, so that the checkbox takes the focus. */
  refusals = 0;
  /** True if a captcha was solved before and must be solved again. */
  again = false;
  readonly #action: CaptchaAction;
  readonly #solve: ReturnType<typeof solveCaptcha>;

  constructor(parts: {
    readonly action: CaptchaAction;
    readonly solve: ReturnType<typeof solveCaptcha>;
  }) {
    this.#action = parts.action;
    this.#solve = parts.solve;
    makeAutoObservable(this, { state: observableRef });
  }

  /** The error message at the checkbox; null if there is no error. */
  get error(): string | null {
    if (this.state.at === 'failed') return this.state.text;
    return this.missing ? 'Please complete the security check' : null;
  }

  get help(): string {
    switch (this.state.at) {
      case 'working':
        return 'Your browser is working on it. This takes a few seconds.';
      case 'solved':
        return 'Done. You can continue.';
      case 'open':
      case 'failed':
        return this.again
          ? 'The check counts for one try. Please tick the box again.'
          : 'Tick the box and your browser does a short calculation. There is no puzzle.';
    }
  }

  /**
   * Selects the checkbox and starts solving the captcha, or deselects the checkbox if the captcha is solved. Ignored while
   * the captcha is being solved.
   */
  toggle(): void {
    if (this.state.at === 'solved') this.state = OPEN;
    else if (this.state.at !== 'working') void this.#begin();
  }

  /**
   * Returns the token for a submit, after waiting for a captcha that is being solved. Without a solved captcha, returns
   * null and shows an error at the checkbox.
   */
  async take(): Promise<string | null> {
    if (this.state.at === 'solved') return this.state.token;
    if (this.state.at === 'working') return this.state.done;
    this.missing = this.state.at === 'open';
    this.refusals += 1;
    return null;
  }

  /** Clears the checkbox after the token was used, so that the user must solve the captcha again. */
  reset(): void {
    this.#cancel();
    this.again = this.state.at === 'solved' || this.again;
    this.state = OPEN;
    this.missing = false;
  }

  dispose(): void {
    this.#cancel();
    if (this.state.at === 'working') this.state = OPEN;
  }

  #cancel(): void {
    if (this.state.at === 'working') this.state.work.cancel();
  }

  #begin(): Promise<string | null> {
    const work = this.#solve(this.#action);
    const done = work.outcome.then((outcome) => {
      // Ignores the result of a canceled captcha.
      if (this.state.at !== 'working' || this.state.work !== work) return null;
      runInAction(() => {
        this.state = outcome.ok
          ? { at: 'solved', token: outcome.value }
          : { at: 'failed', text: explainNotSolved(outcome.error) };
      });
      return outcome.ok ? outcome.value : null;
    });
    this.missing = false;
    this.state = { at: 'working', work, done };
    return done;
  }
}
