import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { Failure } from '#core/kernel/result.ts';
import { isWholeCode, readCode } from '#core/mfa/read-code.rule.ts';
import { Countdown } from './countdown.ts';

/** The six digits that were sent to somebody, as they are typed, and the wait for others. */
export class TypedCode {
  digits = '';
  /** Grows whenever the field should have the focus. */
  focusRequests = 0;
  readonly resendWait: Countdown;

  constructor(clock: Clock) {
    this.resendWait = new Countdown(clock);
    makeAutoObservable(this, { resendWait: false });
  }

  get whole(): boolean {
    return isWholeCode(this.digits);
  }

  /** Takes what was typed or pasted; answers whether the code became whole by it. */
  enter(text: string): boolean {
    const before = this.digits;
    this.digits = readCode(text);
    return this.whole && this.digits !== before;
  }

  /**
   * The code that was `sent` was refused: it is emptied. One that met no answer, or a limit, was never checked and
   * stays; what was typed meanwhile is never emptied. Answers whether that is to be checked next.
   */
  refuse(failure: Failure, sent: string): boolean {
    this.focusRequests += 1;
    const typedOn = this.digits !== sent;
    if (!typedOn && failure.kind === 'refused') this.digits = '';
    return typedOn && failure.kind === 'refused' && this.whole;
  }

  /** Another code may be asked for then (ms); null when at once. */
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
