import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { Failure } from '#core/kernel/result.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { type CodeNotSent, explainCodeRequest } from '#core/login/code-request.rule.ts';
import { backToContact, canGoBackToContact } from '#core/login/login-flow.rule.ts';
import type { requestCode, verifyCode } from '#core/login/code-steps.use-case.ts';
import { offersRememberDevice } from '#core/mfa/choose-mfa-type.rule.ts';
import type { MfaGateway } from '#core/mfa/mfa.gateway.port.ts';
import { isWholeCode, readCode } from '#core/mfa/read-code.rule.ts';
import { cooldownOfFirstCode } from '#core/mfa/resend-cooldown.rule.ts';
import type { ContactType } from '#core/session/session-view.schema.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import type { LoginViewModel } from '../login.view-model.ts';
import { Countdown } from '../../forms/countdown.ts';
import { StepRun } from './step-run.ts';

/** What the code step asks of the core. */
export interface CodeParts {
  readonly login: LoginViewModel;
  readonly verifyCode: ReturnType<typeof verifyCode>;
  readonly requestCode: ReturnType<typeof requestCode>;
  /** The person's channels are read here; the addresses stay masked. */
  readonly contacts: Pick<MfaGateway, 'contactMethods'>;
  /** Knows where the server's first code went. */
  readonly session: SessionContext;
  readonly clock: Clock;
}

/** How long a refused code's words stay: longer when the answer itself needs reading (spec §8). */
const failureMs = (failure: Failure): number =>
  failure.kind === 'rateLimited' || (failure.kind === 'refused' && failure.status === 401)
    ? DURATIONS.toastLong
    : DURATIONS.toastShort;

/** The six-digit code: typed, checked by itself, sent again (spec §2.4, §4.1). */
export class CodeViewModel {
  code = '';
  rememberDevice = false;
  sending = false;
  /** Grows whenever the code field should have the focus back. */
  focusRequests = 0;
  readonly run: StepRun;
  readonly resendWait: Countdown;
  /** Channels the person's own contacts have; empty until they are read. */
  known: readonly ContactType[] = [];
  readonly #parts: CodeParts;

  constructor(parts: CodeParts) {
    this.#parts = parts;
    this.run = new StepRun(parts.login);
    this.resendWait = new Countdown(parts.clock);
    makeAutoObservable(this, { known: observableRef, run: false, resendWait: false });
  }

  get offersRemember(): boolean {
    const { flow } = this.#parts.login;
    return flow.at === 'step' && offersRememberDevice(flow.plan.mfaType);
  }

  /** Only a contact that is being set up may still be changed (gating README "Traps"). */
  get mayChangeContact(): boolean {
    return canGoBackToContact(this.#parts.login.flow);
  }

  /** A whole code, or one that was right already and only its contact waits to be saved. */
  get mayVerify(): boolean {
    const { flow } = this.#parts.login;
    return isWholeCode(this.code) || (flow.at === 'step' && flow.plan.draft?.verified === true);
  }

  get sentTo(): ContactType | null {
    const { login, session } = this.#parts;
    const draft = login.flow.at === 'step' ? login.flow.plan.draft : null;
    const first = session.current.view?.requirements.mfaSentTo ?? null;
    return login.codeOut?.receipt?.sentTo ?? draft?.type ?? first;
  }

  /** Where the newest code went; null when none is out. */
  get sentToMsg(): string | null {
    const { login, session } = this.#parts;
    const draft = login.flow.at === 'step' ? login.flow.plan.draft : null;
    const first = session.current.view?.requirements.mfaSentToMsg ?? null;
    return draft?.value ?? login.codeOut?.receipt?.sentToMsg ?? first;
  }

  /** Channels a code can be asked for, the one used last first. */
  get channels(): readonly ContactType[] {
    const { sentTo } = this;
    const others = this.known.filter((channel) => channel !== sentTo);
    return sentTo === null ? others : [sentTo, ...others];
  }

  get resendBlocked(): boolean {
    return this.sending || this.resendWait.running;
  }

  /** Takes over the wait for the next code and reads the channels; may run twice. */
  async start(): Promise<void> {
    const { login, session, clock, contacts } = this.#parts;
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
    this.resendWait.dispose();
  }

  /** Takes what was typed or pasted; the sixth digit sends it. */
  async enterCode(text: string): Promise<void> {
    const before = this.code;
    this.code = readCode(text);
    if (isWholeCode(this.code) && this.code !== before) await this.submit();
  }

  toggleRemember(checked: boolean): void {
    this.rememberDevice = checked;
  }

  /** Back to typing another contact. */
  changeContact(): void {
    const { login } = this.#parts;
    login.advance(backToContact(login.flow));
  }

  /**
   * Checks the code; a refused one is emptied, one that met no answer stays, and the field has the focus again. What
   * was typed while the answer travelled is never emptied: a whole code is checked next.
   */
  async submit(): Promise<void> {
    if (!this.mayVerify) {
      this.focusRequests += 1;
      return;
    }
    const { code, rememberDevice } = this;
    const { verifyCode } = this.#parts;
    const outcome = await this.run.press(
      'step',
      (flow) => verifyCode({ flow, code, rememberDevice }),
      { fallback: MESSAGES.verifyCode, failureMs },
    );
    if (outcome.kind !== 'failed') return;
    const { kind } = outcome.failure;
    const typedOn = this.code !== code;
    runInAction(() => {
      if (!typedOn && (kind === 'refused' || kind === 'rateLimited')) this.code = '';
      this.focusRequests += 1;
    });
    if (typedOn && kind === 'refused' && isWholeCode(this.code)) await this.submit();
  }

  /** Asks for another code; all links rest afterwards, also when the server says it was too soon. */
  async resend(channel: ContactType): Promise<void> {
    const { login, requestCode } = this.#parts;
    const { flow } = login;
    if (this.resendBlocked || flow.at !== 'step') return;
    const { code } = this;
    this.sending = true;
    login.clearNotice();
    const result = await requestCode({ flow, channel });
    runInAction(() => {
      this.sending = false;
      if (login.flow !== flow) return;
      if (result.ok) {
        login.noteCode(result.value);
        this.resendWait.runTo(result.value.nextAt);
        if (this.code === code) this.code = '';
      } else this.#notSent(result.error);
      this.focusRequests += 1;
    });
  }

  #notSent(why: CodeNotSent): void {
    const { login } = this.#parts;
    if (why.kind === 'moved') {
      login.advance(why.flow);
      return;
    }
    if (why.kind === 'failed' && why.nextAt !== null) this.resendWait.runTo(why.nextAt);
    const words = explainCodeRequest(why);
    const ms = why.kind === 'failed' ? failureMs(why.failure) : DURATIONS.toastShort;
    if (words !== null) login.announce(words, ms);
  }
}

declare module '../../shell/registry.ts' {
  interface ViewModels {
    readonly codeStep: CodeViewModel;
  }
}
