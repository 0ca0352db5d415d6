import { makeAutoObservable, observableRef } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import type { Failure } from '#core/kernel/result.ts';
import type { SupportGateway } from '#core/support/support.api.ts';
import type { SupportedUser, UserAction } from '#core/support/supported-users.schema.ts';
import { Submission } from '../forms/submission.ts';
import { formatTime, formatZone, readerZone } from '../kit/format-time.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { toastDone } from '../shell/toast-done.ts';
import { NextSignInViewModel } from './next-sign-in.view-model.ts';

interface Parts {
  readonly support: Pick<
    SupportGateway,
    | 'supportAction'
    | 'supportContact'
    | 'supportStep'
    | 'supportTakeBackContact'
    | 'supportTakeBackStep'
  >;
  readonly makeKey: () => AttemptKey;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly clock: Clock;
  /** Called with the person's new state, to update the list. */
  readonly onChanged: (user: SupportedUser) => void;
}

const DONE: Readonly<Record<UserAction, string>> = {
  passwordLink: 'Password link sent',
  registrationLink: 'Registration sent again',
  clearWait: 'Lock cleared',
  endSessions: 'All sessions ended',
};

const isLink = (action: UserAction): boolean =>
  action === 'passwordLink' || action === 'registrationLink';

/** The support actions for one person, one at a time. Each response contains the person's new state. */
export class HelpUserViewModel {
  user: SupportedUser;
  /** The running action; null for none. */
  busy: UserAction | null = null;
  /** The action that waits for confirmation; null for none. */
  asking: UserAction | null = null;
  /** When another password or registration link may be sent, in milliseconds; null if no sent link is known. */
  linkAgainAt: number | null = null;
  readonly submission = new Submission();
  readonly nextSignIn: NextSignInViewModel;
  readonly #parts: Parts;

  constructor(parts: Parts, user: SupportedUser) {
    this.#parts = parts;
    this.user = user;
    this.nextSignIn = new NextSignInViewModel({
      ...parts,
      user: () => this.user,
      onDone: (now, done) => this.#take(now, done),
    });
    makeAutoObservable(this, {
      submission: false,
      nextSignIn: false,
      // Not computed, because the text depends on the clock, which is not observable.
      linkText: false,
      user: observableRef,
    });
  }

  /** Shows a newly loaded state of the person. */
  show(user: SupportedUser): void {
    this.user = user;
  }

  /** Runs an action. Asks for confirmation first if the action takes something from the person. */
  async want(action: UserAction): Promise<void> {
    if (this.busy !== null) return;
    if (this.linkText !== null && isLink(action)) {
      this.submission.say(this.linkText);
      return;
    }
    if (action === 'endSessions') this.asking = action;
    else await this.#do(action);
  }

  async confirm(): Promise<void> {
    const action = this.asking;
    this.asking = null;
    if (action !== null) await this.#do(action);
  }

  leaveIt(): void {
    this.asking = null;
  }

  async #do(action: UserAction): Promise<void> {
    this.busy = action;
    await this.submission.press(
      () => this.#parts.support.supportAction({ accountId: this.user.accountId, action }),
      (answer) => {
        this.busy = null;
        if (!answer.ok) {
          if (isLink(action)) this.#learnPause(answer.error);
          return this.linkText ?? explain(answer.error, 'This could not be done.');
        }
        if (isLink(action)) this.linkAgainAt = this.#parts.clock.now() + DURATIONS.supportLinkPause;
        this.#take(answer.value, DONE[action]);
        return null;
      },
    );
  }

  /** When a link was sent and when another can be sent; null if one can be sent now. */
  get linkText(): string | null {
    const at = this.linkAgainAt;
    if (at === null || at <= this.#parts.clock.now()) return null;
    const time = (moment: number) => formatTime(new Date(moment).toISOString(), readerZone());
    const zone = formatZone(new Date(at).toISOString(), readerZone());
    return `A link was sent at ${time(at - DURATIONS.supportLinkPause)}. It can be sent again at ${time(at)} ${zone}.`;
  }

  /** Takes the waiting time from a rate limit, which applies if another staff member or window has sent a link. */
  #learnPause(failure: Failure): void {
    if (failure.kind !== 'rateLimited' || failure.retryAfterSeconds === null) return;
    const wait = failure.retryAfterSeconds * 1000;
    if (wait <= DURATIONS.supportLinkPause) this.linkAgainAt = this.#parts.clock.now() + wait;
  }

  #take(user: SupportedUser, done: string): void {
    this.user = user;
    this.#parts.onChanged(user);
    toastDone(this.#parts.toasts, { title: done, text: user.name });
  }
}
