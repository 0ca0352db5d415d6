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

/** A customer's recovery did not start, or another code did not go out. */
export const startText = (why: RecoveryNotStarted): TimedText | null =>
  inWords(explainNotStarted(why));

/** A refused code goes away by itself, a recovery that is over does not (spec §8 "Code verify failure"). */
export const codeText = (failure: Failure): TimedText | null =>
  isRecoveryOver(failure) ? textFor(MESSAGES.verifyCode)(failure) : refusedCodeText(failure);

/** After a reset without an answer, its repeat may find it done already; the person should know before starting again. */
export const resetText =
  (maybeDone: boolean) =>
  (failure: Failure): TimedText | null =>
    maybeDone && isRecoveryOver(failure)
      ? {
          text: 'Your first try may have set the new password already. Try to sign in with it, or start again here.',
        }
      : textFor(MESSAGES.resetPassword)(failure);

/** Every failure of the forgotten username has a title (spec §8 "Forgot username 409"). */
export const usernameText =
  (numberGiven: boolean) =>
  (failure: Failure): TimedText | null => {
    const text = textFor(MESSAGES.verifyAccount)(failure);
    return text && { ...text, title: classifyUsernameRefusal(failure, numberGiven).title };
  };

/** How far one recovery is, and its presses; whoever leaves a step leaves its secrets behind. */
export class RecoveryMethod<Opened> {
  flow: RecoveryFlow<Opened> = RECOVERY_START;
  readonly run = new TimedRun();
  readonly #forget: () => void;
  #maybeDone = false;

  /** `forget` drops what was typed in secret. */
  constructor(forget: () => void) {
    this.#forget = forget;
    makeAutoObservable(this, { flow: observableRef, run: false });
  }

  /** Something is under way that closing would lose. */
  get dirty(): boolean {
    return this.flow.at === 'prove' || this.flow.at === 'reset';
  }

  /** Exactly one step back; not while an answer is awaited. */
  back(): void {
    if (this.run.busy) return;
    this.run.clear();
    this.#move(stepBack(this.flow));
  }

  /** Forward again over a step that was taken already. */
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

  /** Begins anew when the server has given the recovery up; answers whether it has. */
  restartAfter(failure: Failure): boolean {
    if (!isRecoveryOver(failure)) return false;
    this.#maybeDone = false;
    this.#move(RECOVERY_START);
    return true;
  }

  /** The last step; answers whether the password is set, null when nothing was sent. */
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
