import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { Failure } from '#core/kernel/result.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { type CodeNotSent, explainCodeRequest } from '#core/login/explain-code-request.rule.ts';
import { backToContact, canGoBackToContact } from '#core/login/login-flow.rule.ts';
import type { requestCode, verifyCode } from '#core/login/verify-code.use-case.ts';
import { offersRememberDevice } from '#core/mfa/choose-mfa-type.rule.ts';
import type { CodeDeparture } from '#core/mfa/code-departure.schema.ts';
import type { MfaGateway } from '#core/mfa/mfa.gateway.port.ts';
import { cooldownOfFirstCode } from '#core/mfa/cooldown-until.rule.ts';
import type { ContactType } from '#core/session/session-view.schema.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import type { LoginViewModel } from '../login.view-model.ts';
import type { Countdown } from '../../forms/countdown.ts';
import { TypedCode } from '../../forms/typed-code.ts';
import { CodeDepartureWatch } from '../../forms/code-departure-watch.ts';
import { StepRun } from './step-run.ts';

export interface CodeParts {
  readonly login: LoginViewModel;
  readonly verifyCode: ReturnType<typeof verifyCode>;
  readonly requestCode: ReturnType<typeof requestCode>;
  /** Loads the person's contact methods, with masked addresses. */
  readonly contacts: Pick<MfaGateway, 'codeDeparture' | 'contactMethods'>;
  /** The session, which contains the destination of the server's first code. */
  readonly session: SessionContext;
  readonly clock: Clock;
}

/**
 * Returns how long the message about a failed code stays, in ms. After a rate limit or a 401 response, the message stays
 * longer (spec §8).
 */
const failureMs = (failure: Failure): number =>
  failure.kind === 'rateLimited' || (failure.kind === 'refused' && failure.status === 401)
    ? DURATIONS.toastLong
    : DURATIONS.toastShort;

/** The step with the six-digit code, which is checked automatically when complete and sent again on request (spec §2.4, §4.1). */
export class CodeViewModel {
  rememberDevice = false;
  readonly code: TypedCode;
  readonly resendWait: Countdown;
  readonly run: StepRun;
  /** The request for another code. While this request is running, the current code can be verified. */
  readonly sending: StepRun;
  /** The channels of the person's own contacts; empty until loaded. */
  known: readonly ContactType[] = [];
  readonly #departure: CodeDepartureWatch;
  readonly #parts: CodeParts;

  constructor(parts: CodeParts) {
    this.#parts = parts;
    this.#departure = new CodeDepartureWatch(() => parts.contacts.codeDeparture());
    this.run = new StepRun(parts.login);
    this.sending = new StepRun(parts.login);
    this.code = new TypedCode(parts.clock);
    this.resendWait = this.code.resendWait;
    makeAutoObservable(this, {
      known: observableRef,
      run: false,
      sending: false,
      code: false,
      resendWait: false,
    });
  }

  /** Delivery state of the newest code. */
  get departure(): CodeDeparture {
    return this.#departure.state;
  }

  get offersRemember(): boolean {
    const { flow } = this.#parts.login;
    return flow.at === 'step' && offersRememberDevice(flow.plan.mfaType);
  }

  /** True if the contact can be changed, which is possible only while the contact is being set up (gating README "Traps"). */
  get mayChangeContact(): boolean {
    return canGoBackToContact(this.#parts.login.flow);
  }

  /** True if the code is complete, or if it was already accepted and only the contact must still be saved. */
  get mayVerify(): boolean {
    const { flow } = this.#parts.login;
    return this.code.whole || (flow.at === 'step' && flow.plan.draft?.verified === true);
  }

  get sentTo(): ContactType | null {
    const { login, session } = this.#parts;
    const draft = login.flow.at === 'step' ? login.flow.plan.draft : null;
    const first = session.current.view?.requirements.mfaSentTo ?? null;
    return login.codeOut?.receipt?.sentTo ?? draft?.type ?? first;
  }

  /** The address or number the newest code was sent to; null when no code was sent. */
  get sentToMsg(): string | null {
    const { login, session } = this.#parts;
    const draft = login.flow.at === 'step' ? login.flow.plan.draft : null;
    const first = session.current.view?.requirements.mfaSentToMsg ?? null;
    return draft?.value ?? login.codeOut?.receipt?.sentToMsg ?? first;
  }

  /** The channels that can send a code, the last used first. */
  get channels(): readonly ContactType[] {
    const { sentTo } = this;
    const others = this.known.filter((channel) => channel !== sentTo);
    return sentTo === null ? others : [sentTo, ...others];
  }

  /** True if a code can be requested through a channel other than the last used. */
  get hasOtherMethod(): boolean {
    return this.channels.some((channel) => channel !== this.sentTo);
  }

  get resendBlocked(): boolean {
    return this.sending.busy || this.resendWait.running;
  }

  /** Resumes the countdown to the next code and loads the channels. Safe to call twice. */
  async start(): Promise<void> {
    const { login, session, clock, contacts } = this.#parts;
    if (login.flow.at === 'step') this.#departure.follow();
    const { view } = session.current;
    if (login.codeOut !== null) this.resendWait.runTo(login.codeOut.nextAt);
    else if (view !== null) {
      const nextAt = cooldownOfFirstCode(view.requirements, clock.now());
      login.noteCode({ receipt: null, nextAt });
      this.resendWait.runTo(nextAt);
    }
    if (login.flow.at !== 'step' || login.flow.plan.draft !== null) return;
    const own = await contacts.contactMethods();
    runInAction(() => {
      if (own.ok) this.known = [...new Set(own.value.map(({ type }) => type))];
    });
  }

  dispose(): void {
    this.#departure.dispose();
    this.resendWait.dispose();
  }

  /** Handles typed or pasted digits. The sixth digit submits the code. */
  async enterCode(text: string): Promise<void> {
    if (this.code.enter(text)) await this.submit();
  }

  toggleRemember(checked: boolean): void {
    this.rememberDevice = checked;
  }

  /** Returns to the step where the contact is typed. */
  changeContact(): void {
    const { login } = this.#parts;
    login.advance(backToContact(login.flow));
  }

  /** Verifies the code. A code typed during the request is verified next. */
  async submit(): Promise<void> {
    const { code, rememberDevice } = this;
    if (!this.mayVerify) {
      code.askFocus();
      return;
    }
    const { digits } = code;
    const { verifyCode } = this.#parts;
    const failure = await this.run.press(
      'step',
      (flow) => verifyCode({ flow, code: digits, rememberDevice }),
      { fallback: MESSAGES.verifyCode, failureMs },
    );
    if (failure !== null && code.refuse(failure, digits)) await this.submit();
  }

  /** Requests another code. The links are then disabled for a while. */
  async resend(channel: ContactType): Promise<void> {
    if (this.resendBlocked) return;
    const { code } = this;
    const { digits } = code;
    const { login, requestCode } = this.#parts;
    await this.sending.take(
      'step',
      (flow) => requestCode({ flow, channel }),
      (result) => {
        if (result.ok) {
          login.noteCode(result.value);
          this.#departure.follow();
          this.resendWait.runTo(result.value.nextAt);
          if (code.digits === digits) code.drop();
        } else this.#notSent(result.error);
        code.askFocus();
      },
    );
  }

  #notSent(why: CodeNotSent): void {
    const { login } = this.#parts;
    if (why.kind === 'moved') {
      login.advance(why.flow);
      return;
    }
    if (why.kind === 'failed' && why.nextAt !== null) this.resendWait.runTo(why.nextAt);
    const text = explainCodeRequest(why);
    const ms = why.kind === 'failed' ? failureMs(why.failure) : DURATIONS.toastShort;
    if (text !== null) login.announce(text, ms);
  }
}

declare module '../../shell/registry.ts' {
  interface ViewModels {
    readonly codeStep: CodeViewModel;
  }
}
