import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#core/kernel/clock.port.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import {
  passwordRequirements,
  type PasswordRequirement,
} from '#core/login/password-requirements.rule.ts';
import { cooldownAfterFailure, cooldownUntil } from '#core/mfa/cooldown-until.rule.ts';
import {
  chosenPasswordRequirements,
  type ChosenPasswordContext,
} from '#core/registration/chosen-password-requirements.rule.ts';
import type { FirstPassword, JoinForm } from '#core/registration/create-account.schema.ts';
import {
  afterFirstPassword,
  afterLook,
  afterRefusal,
  afterResend,
  afterVerification,
  beginRegistration,
  type RegistrationFlow,
} from '#core/registration/registration-flow.rule.ts';
import type { RegistrationGateway } from '#core/registration/registration.gateway.port.ts';
import type { RegistrationLink } from '#core/registration/registration-link.rule.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { Countdown } from '../forms/countdown.ts';
import type { FormState } from '../forms/form-state.ts';
import { Submission } from '../forms/submission.ts';
import { createJoinForm, createPasswordForm } from './registration-forms.ts';

interface Parts {
  readonly registration: Omit<RegistrationGateway, 'register'>;
  readonly link: RegistrationLink | null;
  readonly productName: string;
  readonly clock: Clock;
  readonly toasts: Pick<ToastStore, 'show'>;
}

/** The registration page (spec §2.5). Redeems a link only once, even if the component mounts twice. */
export class RegistrationViewModel {
  flow: RegistrationFlow;
  readonly submission = new Submission();
  readonly form: FormState<FirstPassword>;
  readonly joinForm: FormState<JoinForm>;
  readonly resendWait: Countdown;
  readonly #parts: Parts;
  readonly #context: ChosenPasswordContext;
  #started = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#context = { email: null, productName: parts.productName };
    this.flow = beginRegistration(parts.link);
    this.resendWait = new Countdown(parts.clock);
    this.form = createPasswordForm(() => this.#context);
    this.joinForm = createJoinForm(parts.productName);
    makeAutoObservable(this, {
      flow: observableRef,
      joinForm: false,
      form: false,
      submission: false,
      resendWait: false,
    });
  }

  /** Redeems a `code` or checks an `otp` immediately. A second mount does nothing. */
  start(): void {
    this.resendWait.resume();
    if (this.#started) return;
    this.#started = true;
    void this.#look();
    void this.#verify();
  }

  dispose(): void {
    this.resendWait.dispose();
  }

  get requirements(): readonly PasswordRequirement[] {
    return chosenPasswordRequirements(this.form.values.password, this.#context);
  }

  /** The password requirements when the person also chooses a username. */
  get joinRequirements(): readonly PasswordRequirement[] {
    const { username, password } = this.joinForm.values;
    return passwordRequirements(password, { username, productName: this.#parts.productName });
  }

  /** True when typed input is not saved. */
  get dirty(): boolean {
    const { at } = this.flow;
    return (at === 'password' && this.form.differs()) || (at === 'join' && this.joinForm.differs());
  }

  get mayTryAgain(): boolean {
    return this.flow.at === 'failed' && this.flow.code !== null;
  }

  get resendBlocked(): boolean {
    return this.submission.busy || this.resendWait.running;
  }

  /** Redeems the `code` again after a lost response. */
  async tryAgain(): Promise<void> {
    const { flow } = this;
    if (flow.at !== 'failed' || flow.code === null) return;
    this.flow = { at: 'verifying', code: flow.code };
    await this.#verify();
  }

  /** Saves the first password. Refused input stays in the form. */
  async save(): Promise<void> {
    const passwords = this.form.submit();
    const { flow } = this;
    if (passwords === null || flow.at !== 'password') return;
    const { otp } = flow;
    await this.submission.press(
      () => this.#parts.registration.setPassword({ otp, ...passwords }),
      (answer) => this.#go(afterFirstPassword(flow, answer), answer),
    );
  }

  /** Accepts an invitation. Refused input stays in the form. */
  async join(): Promise<void> {
    const chosen = this.joinForm.submit();
    const { flow } = this;
    if (chosen === null || flow.at !== 'join') return;
    const { otp } = flow;
    await this.submission.press(
      () => this.#parts.registration.join({ otp, ...chosen }),
      (answer) => this.#go(afterFirstPassword(flow, answer), answer),
    );
  }

  /** Requests another link with the current token. Allowed every 30 seconds (spec §4.3). */
  async resend(): Promise<void> {
    const { flow } = this;
    if (this.resendBlocked || (flow.at !== 'expired' && flow.at !== 'resent')) return;
    await this.submission.press(
      () => this.#parts.registration.resend(flow.token),
      (answer) => {
        const now = this.#parts.clock.now();
        const nextAt = answer.ok
          ? cooldownUntil(now, null)
          : cooldownAfterFailure(answer.error, now);
        if (nextAt !== null) this.resendWait.runTo(nextAt);
        return this.#go(afterResend(flow, answer), answer);
      },
    );
  }

  /** Stops the change of contact by support. */
  async refuse(): Promise<void> {
    const { flow } = this;
    if (flow.at !== 'refuse') return;
    await this.submission.press(
      () => this.#parts.registration.refuseContact(flow.token),
      (answer) => this.#go(afterRefusal(flow, answer), answer),
    );
  }

  async #look(): Promise<void> {
    const { flow } = this;
    if (flow.at !== 'looking') return;
    await this.submission.press(
      () => this.#parts.registration.look(flow.otp),
      (answer) => {
        const next = afterLook(flow, answer);
        if (next.at !== 'password' && next.at !== 'join') return this.#go(next, answer);
        this.flow = next;
        return null;
      },
    );
  }

  async #verify(): Promise<void> {
    const { flow } = this;
    if (flow.at !== 'verifying') return;
    await this.submission.press(
      () => this.#parts.registration.verifyEmail(flow.code),
      (answer) => this.#go(afterVerification(flow, answer), answer),
    );
  }

  /** Moves to the next state. Returns the error message of a refusal, or null. */
  #go(flow: RegistrationFlow, answer: Result<unknown, Failure>): string | null {
    // True if the page itself already reports the failure, such as an expired or used link.
    const reported =
      flow.at === 'registered' ||
      flow.at === 'refusalOver' ||
      (flow.at === 'expired' && this.flow.at !== 'expired');
    this.flow = flow;
    if (flow.at === 'verified') this.#say(MESSAGES.accountVerified);
    if (flow.at === 'passwordSet') this.#say(MESSAGES.passwordSet);
    if (answer.ok || reported) return null;
    const { verifyRegistration } = MESSAGES;
    return explain(answer.error, verifyRegistration) ?? verifyRegistration;
  }

  #say(title: string): void {
    const text = 'You can sign in now.';
    this.#parts.toasts.show({ tone: 'ok', title, text, durationMs: DURATIONS.toastShort });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly registration: RegistrationViewModel;
  }
}
