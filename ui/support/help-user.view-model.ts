import { makeAutoObservable, observableRef } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import type { LoginStep } from '#core/login/login-step.ts';
import type { SupportGateway } from '#core/support/support.gateway.port.ts';
import type { SupportedUser, UserAction } from '#core/support/support.schema.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { tellDone } from '../shell/tell-done.ts';
import { STEP_WORDS } from '#core/support/user-words.rule.ts';

/** Something to do for the person. */
export type HelpAction =
  { readonly kind: UserAction } | { readonly kind: 'requireStep'; readonly step: LoginStep };

interface Parts {
  readonly support: Pick<SupportGateway, 'help' | 'requireStep'>;
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

/** What takes something away asks first. */
const ASKED_FIRST = (action: HelpAction): boolean =>
  action.kind === 'endSessions' || (action.kind === 'requireStep' && action.step === 'contactInfo');

/** Helps one person; one action at a time, the answer shows the person as they are now. */
export class HelpUserViewModel {
  user: SupportedUser;
  /** Under way now. */
  busy: HelpAction | null = null;
  /** Waits for a yes. */
  asking: HelpAction | null = null;
  readonly submission = new Submission();
  readonly #parts: Parts;

  constructor(parts: Parts, user: SupportedUser) {
    this.#parts = parts;
    this.user = user;
    makeAutoObservable(this, {
      submission: false,
      user: observableRef,
      busy: observableRef,
      asking: observableRef,
    });
  }

  /** Does it, or asks first. */
  async want(action: HelpAction): Promise<void> {
    if (this.busy !== null) return;
    if (ASKED_FIRST(action)) this.asking = action;
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

  async #do(action: HelpAction): Promise<void> {
    this.busy = action;
    await this.submission.press(
      () => this.#send(action),
      (answer) => {
        this.busy = null;
        if (!answer.ok) return explain(answer.error, 'This could not be done.');
        this.#finish(action, answer.value);
        return null;
      },
    );
  }

  #send(action: HelpAction): Promise<Result<SupportedUser, Failure>> {
    const { support } = this.#parts;
    const { accountId } = this.user;
    return action.kind === 'requireStep'
      ? support.requireStep(accountId, action.step)
      : support.help(accountId, action.kind);
  }

  #finish(action: HelpAction, user: SupportedUser): void {
    this.user = user;
    this.#parts.onChanged(user);
    const title =
      action.kind === 'requireStep'
        ? `The next sign-in asks: ${STEP_WORDS[action.step].toLowerCase()}`
        : DONE[action.kind];
    tellDone(this.#parts.toasts, { title, text: user.name });
  }
}
