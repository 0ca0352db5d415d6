import { makeAutoObservable, observableRef } from 'mobx';
import type { Result, Failure } from '#core/kernel/result.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import {
  explainNotStarted,
  isRecoveryOver,
  mayBeReset,
  type RecoveryNotStarted,
  classifyUsernameRefusal,
} from '#core/recovery/explain-not-started.rule.ts';
import {
  RECOVERY_START,
  recoveryDone,
  recoveryOpened,
  recoveryProven,
  stepBack,
  stepOn,
  type RecoveryFlow,
} from '#core/recovery/recovery-flow.rule.ts';
import { inWords, refusedCodeText, TimedRun, textFor, type TimedText } from '../forms/timed-run.ts';

/** Returns the message when a customer's recovery cannot start or another code cannot be sent. */
export const startText = (why: RecoveryNotStarted): TimedText | null =>
  inWords(explainNotStarted(why));

/**
 * Returns the message for a failed code verification. After a refused code the message disappears by itself; after an
 * ended recovery the message stays (spec §8 "Code verify failure").
 */
export const codeText = (failure: Failure): TimedText | null =>
  isRecoveryOver(failure) ? textFor(MESSAGES.verifyCode)(failure) : refusedCodeText(failure);

/**
 * Returns the message for a failed reset. If `maybeDone` is true and the recovery is over, the message says that the
 * password may already be set.
 */
export const resetText =
  (maybeDone: boolean) =>
  (failure: Failure): TimedText | null =>
    maybeDone && isRecoveryOver(failure)
      ? {
          text: 'Your first try may have set the new password already. Try to sign in with it, or start again here.',
        }
      : textFor(MESSAGES.resetPassword)(failure);

/** Returns the message for a forgotten username, always with a title (spec §8 "Forgot username 409"). */
export const usernameText =
  (numberGiven: boolean) =>
  (failure: Failure): TimedText | null => {
    const text = textFor(MESSAGES.verifyAccount)(failure);
    return text && { ...text, title: classifyUsernameRefusal(failure, numberGiven).title };
  };

/** The progress and requests of one recovery. Leaving a step clears the secrets typed there. */
export class RecoveryMethod<Opened> {
  flow: RecoveryFlow<Opened> = RECOVERY_START;
  readonly run = new TimedRun();
  readonly #forget: () => void;
  #maybeDone = false;

  /** `forget` clears the typed secrets. */
  constructor(forget: () => void) {
    this.#forget = forget;
    makeAutoObservable(this, { flow: observableRef, run: false });
  }

  /** True if closing would lose progress. */
  get dirty(): boolean {
    return this.flow.at === 'prove' || this.flow.at === 'reset';
  }

  /** Goes back one step. Does nothing during a request. */
  back(): void {
    if (this.run.busy) return;
    this.run.clear();
    this.#move(stepBack(this.flow));
  }

  /** Moves forward past an already completed step. */
  goOn(): void {
    this.run.clear();
    this.#move(stepOn(this.flow));
  }

  open(opened: Opened): void {
    this.#move(recoveryOpened(this.flow, opened));
  }

  prove(): void {
    this.#move(recoveryProven(this.flow));
  }

  /** Starts over and returns true if the server has ended the recovery; otherwise returns false. */
  restartAfter(failure: Failure): boolean {
    if (!isRecoveryOver(failure)) return false;
    this.#maybeDone = false;
    this.#move(RECOVERY_START);
    return true;
  }

  /** Runs the last step. Resolves to true if the password was set; null if nothing was sent. */
  async reset(send: () => Promise<Result<unknown, Failure> | null>): Promise<boolean | null> {
    const result = await this.run.press(send, resetText(this.#maybeDone));
    if (result === null) return null;
    if (result.ok) this.finish();
    else if (!this.restartAfter(result.error)) this.#maybeDone ||= mayBeReset(result.error);
    return result.ok;
  }

  finish(): void {
    this.#move(recoveryDone(this.flow));
  }

  #move(flow: RecoveryFlow<Opened>): void {
    if (flow.at !== this.flow.at) this.#forget();
    this.flow = flow;
  }
}
