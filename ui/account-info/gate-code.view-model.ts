import { makeAutoObservable, runInAction } from 'mobx';
import { REVEALED_MS } from '#core/account-info/gate-code.schema.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Answer } from '#core/kernel/result.ts';
import { needsCheck } from '#core/profile/needs-check.rule.ts';
import { Countdown } from '../forms/countdown.ts';
import { Submission } from '../forms/submission.ts';

interface Parts {
  readonly reveal: (siteNum: number) => Answer<{ readonly code: string }>;
  readonly confirmPassword: (password: string) => Answer<unknown>;
  readonly clock: Clock;
  /** Whose password is asked for. */
  readonly username: string;
  /** The right to read codes, and nobody behind the session but its person. */
  readonly mayReveal: boolean;
  /** The right to change codes. */
  readonly maySet: boolean;
}

/** The gate code of one account: hidden, or shown for 20 seconds after a fresh check (domain guide 6.4 "Showing"). */
export class GateCodeViewModel {
  code: string | null = null;
  /** The own password is wanted first. */
  checking = false;
  password = '';
  readonly submission = new Submission();
  readonly left: Countdown;
  readonly #parts: Parts;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Of which account; an answer about another comes too late. */
  #siteNum: number | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.left = new Countdown(parts.clock);
    makeAutoObservable(this, { left: false, submission: false });
  }

  get mayReveal(): boolean {
    return this.#parts.mayReveal;
  }

  get maySet(): boolean {
    return this.#parts.maySet;
  }

  get username(): string {
    return this.#parts.username;
  }

  typePassword(password: string): void {
    this.password = password;
  }

  /** Shows the code of an account, or asks for the password first. */
  async reveal(siteNum: number): Promise<void> {
    this.#siteNum = siteNum;
    await this.submission.press(
      () => this.#parts.reveal(siteNum),
      (answer) => {
        if (this.#siteNum !== siteNum) return null;
        if (answer.ok) this.#show(answer.value.code);
        else if (needsCheck(answer.error)) this.checking = true;
        else return explain(answer.error, 'The code could not be shown.', 'read');
        return null;
      },
    );
  }

  /** The own password, good for five minutes; then the code is shown. */
  async confirm(): Promise<void> {
    const siteNum = this.#siteNum;
    if (this.password === '' || siteNum === null) return;
    const confirmed = await this.submission.press(
      () => this.#parts.confirmPassword(this.password),
      (answer) => {
        this.password = '';
        return answer.ok ? null : explain(answer.error, 'Your password could not be confirmed.');
      },
    );
    if (confirmed?.ok === true && this.#siteNum === siteNum) await this.reveal(siteNum);
  }

  /** Nothing of the code stays, on the screen or behind it. */
  hide(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#siteNum = null;
    this.left.dispose();
    this.code = null;
    this.checking = false;
    this.password = '';
    this.submission.clear();
  }

  #show(code: string): void {
    this.checking = false;
    this.code = code;
    this.left.runTo(this.#parts.clock.now() + REVEALED_MS);
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => runInAction(() => this.hide()), REVEALED_MS);
  }
}
