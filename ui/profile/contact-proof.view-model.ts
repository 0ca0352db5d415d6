import type { ProfileGateway } from '#core/profile/profile.api.ts';
import { CodeDepartureWatch } from '../forms/code-departure-watch.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/kernel/clock.port.ts';
import { type Failure, mapOk, type Result } from '#core/kernel/result.ts';
import { isWholeCode, readCode } from '#core/mfa/read-code.rule.ts';
import type {
  ContactCodeNotSent,
  ContactCodeSent,
  startContactChange,
} from '#core/profile/start-contact-change.use-case.ts';
import type { ContactType } from '#core/session/session-view.schema.ts';
import { Countdown } from '../forms/countdown.ts';

/** The e-mail address or phone number that receives a code. */
export interface NewContact {
  readonly type: ContactType;
  readonly value: string;
}

/** The code that proves one new contact: sent, typed, and resent after the countdown (spec §9). */
export class ContactProofViewModel {
  contact: NewContact | null = null;
  sentTo: string | null = null;
  code = '';
  sending = false;
  /** Increases whenever the code field should take the focus. */
  focusRequests = 0;
  readonly resendWait: Countdown;
  /** Delivery state of the newest code. */
  readonly departure: CodeDepartureWatch;
  readonly #start: ReturnType<typeof startContactChange>;

  constructor(parts: {
    readonly start: ReturnType<typeof startContactChange>;
    readonly profile: Pick<ProfileGateway, 'contactDeparture'>;
    readonly clock: Clock;
  }) {
    this.#start = parts.start;
    this.departure = new CodeDepartureWatch(async () =>
      mapOk(await parts.profile.contactDeparture(), ({ state }) => state),
    );
    this.resendWait = new Countdown(parts.clock);
    makeAutoObservable(this, { contact: observableRef, resendWait: false, departure: false });
  }

  get whole(): boolean {
    return isWholeCode(this.code);
  }

  get resendBlocked(): boolean {
    return this.sending || this.resendWait.running;
  }

  /** Handles typed digits. Returns true if they complete the code. */
  enter(text: string): boolean {
    const before = this.code;
    this.code = readCode(text);
    return this.whole && this.code !== before;
  }

  /** Requests the first code or another code. */
  async send(contact: NewContact): Promise<Result<ContactCodeSent, ContactCodeNotSent>> {
    this.sending = true;
    const sent = await this.#start(contact);
    runInAction(() => {
      this.sending = false;
      const nextAt = this.#nextAt(sent);
      if (nextAt !== null) this.resendWait.runTo(nextAt);
      if (!sent.ok) return;
      this.departure.follow();
      this.contact = contact;
      this.sentTo = sent.value.sentTo;
      this.code = '';
      this.focusRequests += 1;
    });
    return sent;
  }

  /** Clears a refused code. Without a response or after a rate limit the code stays, because the server has not checked it. */
  refuse(failure: Failure): void {
    if (failure.kind === 'refused') this.code = '';
    this.focusRequests += 1;
  }

  dispose(): void {
    this.resendWait.dispose();
    this.departure.dispose();
  }

  #nextAt(sent: Result<ContactCodeSent, ContactCodeNotSent>): number | null {
    if (sent.ok) return sent.value.nextAt;
    return sent.error.kind === 'failed' ? sent.error.nextAt : null;
  }
}
