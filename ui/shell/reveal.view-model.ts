import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/kernel/clock.port.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Answer } from '#core/kernel/result.ts';
import { needsCheck } from '#core/profile/needs-check.rule.ts';
import { REVEALED_MS } from '#core/passcodes/hidden-codes.ts';
import { Countdown } from '../forms/countdown.ts';
import { Submission } from '../forms/submission.ts';
import { Timer } from './timer.ts';

interface Parts<Which> {
  readonly reveal: (
    which: Which,
  ) => Answer<{ readonly code: string; readonly checkedAt?: string | undefined }>;
  readonly confirmPassword: (password: string) => Answer<unknown>;
  readonly clock: Clock;
  /** The username, which password managers need beside the password field. */
  readonly username: string;
  /** True if the person may read codes and the session is not an impersonation. */
  readonly mayReveal: boolean;
}

/**
 * The codes of one screen. All are hidden, except one revealed for 20 seconds after a recent password check (domain guide
 * 6.4 "Showing").
 */
export class RevealViewModel<Which extends string | number> {
  code: string | null = null;
  /** The code that is revealed or requested. Responses for other codes are ignored. */
  which: Which | null = null;
  /** True while the screen asks for the person's password. */
  checking = false;
  password = '';
  /** When the person last confirmed the password, as an ISO instant; null before. */
  checkedAt: string | null = null;
  readonly submission = new Submission();
  /** Countdown of the revealed code. Each reveal has a new countdown. */
  left: Countdown;
  readonly #parts: Parts<Which>;
  readonly #timer = new Timer();

  constructor(parts: Parts<Which>) {
    this.#parts = parts;
    this.left = new Countdown(parts.clock);
    makeAutoObservable(this, { left: observableRef, submission: false });
  }

  get mayReveal(): boolean {
    return this.#parts.mayReveal;
  }

  get username(): string {
    return this.#parts.username;
  }

  /** Returns the code if it is the revealed one; otherwise null. */
  shown(which: Which): string | null {
    return this.which === which ? this.code : null;
  }

  typePassword(password: string): void {
    this.password = password;
  }

  /** Reveals one code, asking for the password first if needed. Any other code is hidden. */
  async reveal(which: Which): Promise<void> {
    if (this.which !== which) this.hide();
    this.which = which;
    await this.submission.press(
      () => this.#parts.reveal(which),
      (answer) => {
        if (this.which !== which) return null;
        if (answer.ok) this.#show(answer.value);
        else if (needsCheck(answer.error)) this.checking = true;
        else return explain(answer.error, 'The code could not be shown.', 'read');
        return null;
      },
    );
  }

  /** Confirms the person's password, which stays valid for five minutes, then reveals the code. */
  async confirm(): Promise<void> {
    const { which } = this;
    if (which === null) return;
    if (this.password === '') {
      this.submission.say('Enter your password.');
      return;
    }
    const confirmed = await this.submission.press(
      () => this.#parts.confirmPassword(this.password),
      (answer) => {
        this.password = '';
        return answer.ok ? null : explain(answer.error, 'Your password could not be confirmed.');
      },
    );
    if (confirmed?.ok === true && this.which === which) await this.reveal(which);
  }

  /** Hides the code and removes it from memory. */
  hide(): void {
    this.#timer.stop();
    this.which = null;
    this.left.dispose();
    this.code = null;
    this.checking = false;
    this.password = '';
    this.submission.clear();
  }

  #show({
    code,
    checkedAt,
  }: {
    readonly code: string;
    readonly checkedAt?: string | undefined;
  }): void {
    this.checking = false;
    this.code = code;
    this.checkedAt = checkedAt ?? this.checkedAt;
    this.left = new Countdown(this.#parts.clock);
    this.left.runTo(this.#parts.clock.now() + REVEALED_MS);
    this.#timer.after(REVEALED_MS, () => runInAction(() => this.hide()));
  }
}
