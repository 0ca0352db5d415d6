import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { Failure } from '#core/kernel/result.ts';
import { isWholeCode, readCode } from '#core/mfa/read-code.rule.ts';
import { Countdown } from './countdown.ts';

/** A six-digit code while it is typed, and the wait before another code may be requested. */
export class TypedCode {
  digits = '';
  /** Increases whenever the code field should take the focus. */
  focusRequests = 0;
  readonly resendWait: Countdown;

  constructor(clock: Clock) {
    this.resendWait = new Countdown(clock);
    makeAutoObservable(this, { resendWait: false });
  }

  get whole(): boolean {
    return isWholeCode(this.digits);
  }

  /** Accepts typed or pasted text. Returns true if the text completed the code. */
  enter(text: string): boolean {
    const before = this.digits;
    this.digits = readCode(text);
    return this.whole && this.digits !== before;
  }

  /**
   * Handles a failed check of the code `sent`. Clears the field if the code was refused and the user has not changed it
   * since. Returns true if the user has meanwhile typed another complete code, which is to be checked next.
   */
  refuse(failure: Failure, sent: string): boolean {
    this.focusRequests += 1;
    const typedOn = this.digits !== sent;
    if (!typedOn && failure.kind === 'refused') this.digits = '';
    return typedOn && failure.kind === 'refused' && this.whole;
  }

  /** Sets the time (ms) from which another code may be requested; null means at once. */
  renew(nextAt: number | null): void {
    if (nextAt !== null) this.resendWait.runTo(nextAt);
    this.focusRequests += 1;
  }

  askFocus(): void {
    this.focusRequests += 1;
  }

  drop(): void {
    this.digits = '';
  }
}
