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

/** What the code step asks of the core. */
export interface CodeParts {
  readonly login: LoginViewModel;
  readonly verifyCode: ReturnType<typeof verifyCode>;
  readonly requestCode: ReturnType<typeof requestCode>;
  /** The person's channels are read here; the addresses stay masked. */
  readonly contacts: Pick<MfaGateway, 'codeDeparture' | 'contactMethods'>;
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
  rememberDevice = false;
  readonly code: TypedCode;
  readonly resendWait: Countdown;
  readonly run: StepRun;
  /** Asking for another code; the one at hand can be checked meanwhile. */
  readonly sending: StepRun;
  /** Channels the person's own contacts have; empty until they are read. */
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

  /** How far the newest code came. */
  get departure(): CodeDeparture {
    return this.#departure.state;
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
    return this.code.whole || (flow.at === 'step' && flow.plan.draft?.verified === true);
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

  /** Whether a code may be asked for elsewhere than where the newest did not arrive. */
  get hasOtherMethod(): boolean {
    return this.channels.some((channel) => channel !== this.sentTo);
  }

  get resendBlocked(): boolean {
    return this.sending.busy || this.resendWait.running;
  }

  /** Takes over the wait for the next code and reads the channels; may run twice. */
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

  /** Takes what was typed or pasted; the sixth digit sends it. */
  async enterCode(text: string): Promise<void> {
    if (this.code.enter(text)) await this.submit();
  }

  toggleRemember(checked: boolean): void {
    this.rememberDevice = checked;
  }

  /** Back to typing another contact. */
  changeContact(): void {
    const { login } = this.#parts;
    login.advance(backToContact(login.flow));
  }

  /** Checks the code; one that was typed while the answer travelled is checked next. */
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

  /** Asks for another code; all links rest afterwards, also when the server says it was too soon. */
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
