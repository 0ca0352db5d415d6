import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CaptchaAction } from '#core/captcha/captcha-challenge.schema.ts';
import type {
  CaptchaNotSolved,
  solveCaptcha,
  SolvingCaptcha,
} from '#core/captcha/solve-captcha.use-case.ts';
import { explain } from '#core/kernel/explain.rule.ts';

/** How far the check is; a token is good for one submit. */
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
 * The security check of one form (spec §5 "captcha required", SECURITY.md §2.14). The form calls `take` when it is
 * sent, and `reset` after every submit that did not succeed, because the server has used the token up.
 */
export class CaptchaViewModel {
  state: CaptchaState = OPEN;
  /** The form was sent without it. */
  missing = false;
  /** Grows whenever a submit lacked the check, so that the box takes the focus. */
  refusals = 0;
  /** It was solved once and has to be done again. */
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

  /** Words at the box; null while all is well. */
  get error(): string | null {
    if (this.state.at === 'failed') return this.state.text;
    return this.missing ? 'Please complete the security check' : null;
  }

  /** What to do about it, for the line below the box. */
  get help(): string {
    switch (this.state.at) {
      case 'working':
        return 'Your browser is working on it. This takes a few seconds.';
      case 'solved':
        return 'Done. You can go on.';
      case 'open':
      case 'failed':
        return this.again
          ? 'The check counts for one try. Please tick the box again.'
          : 'Tick the box and your browser does a short calculation. There is no puzzle.';
    }
  }

  /** Ticks the box, which begins the check; a solved one is taken back, one under way goes on. */
  toggle(): void {
    if (this.state.at === 'solved') this.state = OPEN;
    else if (this.state.at !== 'working') void this.#begin();
  }

  /** The token for a submit; waits while the check is under way; null when there is none, which is then said at the box. */
  async take(): Promise<string | null> {
    if (this.state.at === 'solved') return this.state.token;
    if (this.state.at === 'working') return this.state.done;
    this.missing = this.state.at === 'open';
    this.refusals += 1;
    return null;
  }

  /** The token was used up: the box is open again, to be ticked for the next try. */
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
      // A check that was given up says nothing any more.
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
