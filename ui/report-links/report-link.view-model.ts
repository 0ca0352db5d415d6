import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { mapOk, type Failure } from '#core/kernel/result.ts';
import { MFA_TYPES } from '#core/mfa/mfa-type.schema.ts';
import { cooldownAfterFailure, cooldownUntil } from '#core/mfa/cooldown-until.rule.ts';
import { findReport } from '#core/report-links/find-report.use-case.ts';
import {
  afterRefusal,
  mustProveAgain,
  type ReportLinkFlow,
} from '#core/report-links/report-link-flow.rule.ts';
import type { ReportLinksGateway } from '#core/report-links/report-links.api.ts';
import type { ReportTokenStore } from '#core/report-links/report-token.store.ts';
import type { ContactType } from '#core/session/session-view.schema.ts';
import { CodeDepartureWatch } from '../forms/code-departure-watch.ts';
import { Countdown } from '../forms/countdown.ts';
import { TypedCode } from '../forms/typed-code.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { LinkedFile } from './linked-file.ts';
import { refusedCodeText, TimedRun, textFor } from '../forms/timed-run.ts';

interface Parts {
  readonly links: ReportLinksGateway;
  readonly tokens: ReportTokenStore;
  readonly files: FileSaver;
  readonly clock: Clock;
  readonly toasts: Pick<ToastStore, 'show'>;
  /** Returns true if the person is signed in. The person's own rights may then open the report without a code. */
  readonly signedIn: () => boolean;
}

/** The page of a mailed report: the link's state, the code, and the file (spec §2.5 "Reports download"). */
export class ReportLinkViewModel {
  flow: ReportLinkFlow = { at: 'looking' };
  /** The channel the code was sent to, or will be. */
  sentTo: ContactType = 'email';
  /** True after a code was sent; the page then asks for the code. */
  codeSent = false;
  readonly run = new TimedRun();
  readonly code: TypedCode;
  /** Delivery state of the newest code. */
  readonly departure: CodeDepartureWatch;
  readonly file: LinkedFile;
  /** Countdown until a locked link accepts codes again. */
  readonly rest: Countdown;
  readonly #parts: Parts;
  #id: string | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.code = new TypedCode(parts.clock);
    this.departure = new CodeDepartureWatch(async () => {
      const look = await parts.links.lookAtReportLink({ id: this.#link });
      return mapOk(look, ({ codeDeparture }) => codeDeparture ?? 'sent');
    });
    this.file = new LinkedFile(parts);
    this.rest = new Countdown(parts.clock);
    makeAutoObservable(this, {
      flow: observableRef,
      run: false,
      code: false,
      departure: false,
      rest: false,
      file: false,
    });
  }

  /** Checks a link once. Opening the same link again does nothing. */
  open(id: string): void {
    this.code.resendWait.resume();
    this.rest.resume();
    if (this.codeSent) this.departure.follow();
    if (this.#id === id) return;
    this.#id = id;
    void this.look();
  }

  dispose(): void {
    this.file.forget();
    this.departure.dispose();
    this.code.resendWait.dispose();
    this.rest.dispose();
  }

  /** True if the code has exactly six digits and no request is running; Verify is then enabled (spec §5 "Auth code"). */
  get mayVerify(): boolean {
    return this.code.whole && !this.run.busy;
  }

  get resendBlocked(): boolean {
    return this.run.busy || this.code.resendWait.running;
  }

  /** Loads how the link can be opened. If a code was already sent, asks for that code instead of sending another. */
  async look(): Promise<void> {
    this.flow = { at: 'looking' };
    const flow = await findReport(this.#parts)(this.#link);
    runInAction(() => {
      this.flow = flow;
      if (flow.at !== 'closed') return;
      const { codeSentTo, resendInSeconds } = flow.look;
      this.codeSent = codeSentTo !== null;
      if (this.codeSent) this.departure.follow();
      this.sentTo = codeSentTo ?? 'email';
      this.code.drop();
      if (resendInSeconds > 0) this.code.renew(this.#parts.clock.now() + resendInSeconds * 1000);
    });
  }

  /** Opens or closes the code dialog without sending a code. */
  ask(asking: boolean): void {
    if (this.flow.at === 'closed') this.flow = { ...this.flow, asking };
    this.run.clear();
  }

  choose(type: ContactType): void {
    this.sentTo = type;
  }

  /** Requests a code. Requesting another code is then disabled for a while (spec §8 "Code request"). */
  async send(type: ContactType = this.sentTo): Promise<void> {
    const { links, clock } = this.#parts;
    if (this.resendBlocked) return;
    const { digits } = this.code;
    const wanted = { contactMethodValue: this.#link, type, resendCode: this.codeSent };
    const sent = await this.run.press(
      () => links.requestReportCode({ ...wanted, mfaType: MFA_TYPES.reportingVerification }),
      textFor(MESSAGES.sendCode),
    );
    if (sent === null) return;
    if (sent.ok) {
      runInAction(() => {
        this.codeSent = true;
        this.departure.follow();
        this.sentTo = sent.value.sentTo;
      });
      if (this.code.digits === digits) this.code.drop();
      this.code.renew(cooldownUntil(clock.now(), sent.value.resendInSeconds));
      return;
    }
    this.code.renew(cooldownAfterFailure(sent.error, clock.now()));
    await this.#lookAgain(sent.error);
  }

  /** Verifies the code. A correct code starts the download. */
  async verify(): Promise<void> {
    const { links, tokens, clock } = this.#parts;
    if (!this.mayVerify) {
      this.code.askFocus();
      return;
    }
    const id = this.#link;
    const { digits } = this.code;
    const answer = await this.run.press(
      () => links.verifyReportCode({ reportLinkCode: id, code: digits }),
      refusedCodeText,
    );
    if (answer === null) return;
    if (!answer.ok) {
      this.code.refuse(answer.error, digits);
      return this.#lookAgain(answer.error);
    }
    const opened = answer.value;
    tokens.keep(id, { opened, until: clock.now() + opened.validSeconds * 1000 });
    this.#go({ at: 'opened', opened });
    await this.download();
  }

  /** Downloads the file. If the stored token is no longer valid, asks for a code again. */
  async download(): Promise<void> {
    const { flow } = this;
    if (flow.at !== 'opened' && flow.at !== 'own') return;
    const { links, tokens } = this.#parts;
    const id = this.#link;
    const failure = await this.file.fetch((how) =>
      flow.at === 'own'
        ? links.downloadOwnReport({ id }, how)
        : links.downloadLinkedReport({ id }, { ...how, reportToken: flow.opened.user_token }),
    );
    if (failure === null) return;
    if (mustProveAgain(failure)) {
      tokens.forget(id);
      await this.look();
    } else await this.#lookAgain(failure);
  }

  /** Asks the senders of the report for a new report. */
  async askForNew(): Promise<void> {
    const { flow } = this;
    if (flow.at !== 'expired' || flow.asked) return;
    const answer = await this.run.press(
      () => this.#parts.links.askForReport({ id: this.#link }),
      textFor('The new report could not be requested'),
    );
    if (answer?.ok === true) this.#go({ ...flow, asked: true });
  }

  get #link(): string {
    return this.#id ?? '';
  }

  async #lookAgain(failure: Failure): Promise<void> {
    if (afterRefusal(failure) === 'look') await this.look();
  }

  #go(flow: ReportLinkFlow): void {
    runInAction(() => (this.flow = flow));
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly reportLink: ReportLinkViewModel;
  }
}
