import { makeAutoObservable, observableRef } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { SupportGateway } from '#core/support/support.gateway.port.ts';
import type { SupportedUser, UserAction } from '#core/support/support.schema.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { tellDone } from '../shell/tell-done.ts';
import { NextSignInViewModel } from './next-sign-in.view-model.ts';

interface Parts {
  readonly support: Pick<
    SupportGateway,
    'askStep' | 'correctContact' | 'help' | 'takeBackContact' | 'takeBackStep'
  >;
  readonly makeKey: () => AttemptKey;
  readonly toasts: Pick<ToastStore, 'show'>;
  /** Tells the list what the person is like now. */
  readonly onChanged: (user: SupportedUser) => void;
}

const DONE: Readonly<Record<UserAction, string>> = {
  passwordLink: 'A link for a new password was sent',
  registrationLink: 'The registration was sent again',
  clearWait: 'The wait is over',
  endSessions: 'All sessions were ended',
};

/** Helps one person; one action at a time, the answer shows the person as they are now. */
export class HelpUserViewModel {
  user: SupportedUser;
  /** Under way now. */
  busy: UserAction | null = null;
  /** Waits for a yes. */
  asking: UserAction | null = null;
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
    makeAutoObservable(this, { submission: false, nextSignIn: false, user: observableRef });
  }

  /** Does it, or asks first where it takes something away. */
  async want(action: UserAction): Promise<void> {
    if (this.busy !== null) return;
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
      () => this.#parts.support.help(this.user.accountId, action),
      (answer) => {
        this.busy = null;
        if (!answer.ok) return explain(answer.error, 'This could not be done.');
        this.#take(answer.value, DONE[action]);
        return null;
      },
    );
  }

  #take(user: SupportedUser, done: string): void {
    this.user = user;
    this.#parts.onChanged(user);
    tellDone(this.#parts.toasts, { title: done, text: user.name });
  }
}
