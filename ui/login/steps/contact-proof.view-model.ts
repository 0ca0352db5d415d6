import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '#core/kernel/clock.port.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { LoginProofGateway } from '#core/login/login.gateway.port.ts';
import { cooldownAfterFailure } from '#core/mfa/cooldown-until.rule.ts';
import { TypedCode } from '../../forms/typed-code.ts';
import type { LoginViewModel } from '../login.view-model.ts';

export interface ContactProofParts {
  readonly login: LoginViewModel;
  readonly gateway: LoginProofGateway;
  readonly clock: Clock;
}

/**
 * Asks a rate-limited person for a code before the password is checked (SECURITY.md §2.4). Once the code is accepted, the
 * typed credentials are sent automatically.
 */
export class ContactProofViewModel {
  readonly code: TypedCode;
  /** True while the code or the credentials are being sent. */
  busy = false;
  sending = false;
  /** True once the server has accepted the request for a code. */
  asked = false;
  readonly #parts: ContactProofParts;

  constructor(parts: ContactProofParts) {
    this.#parts = parts;
    this.code = new TypedCode(parts.clock);
    makeAutoObservable(this, { code: false });
  }

  /** The username whose contact is being proven, as typed; empty otherwise. */
  get identifier(): string {
    return this.#parts.login.proving?.identifier ?? '';
  }

  get resendBlocked(): boolean {
    return this.sending || this.code.resendWait.running;
  }

  /** Requests the first code, unless a code was already requested, because strict mode calls this method twice. */
  start(): void {
    this.code.resendWait.resume();
    if (!this.asked) void this.send();
  }

  dispose(): void {
    this.code.resendWait.dispose();
  }

  /** Requests a code. The response is the same for every username. */
  async send(): Promise<void> {
    const { login, gateway, clock } = this.#parts;
    const { proving } = login;
    if (proving === null || this.resendBlocked) return;
    this.sending = true;
    login.clearNotice();
    const sent = await gateway.requestProof({ login: proving.identifier });
    runInAction(() => {
      this.sending = false;
      if (login.proving !== proving) return;
      if (sent.ok) {
        this.asked = true;
        this.code.renew(clock.now() + sent.value.resendInSeconds * 1000);
        return;
      }
      login.fail(sent.error, MESSAGES.sendCode);
      this.code.renew(cooldownAfterFailure(sent.error, clock.now()));
    });
  }

  /** Handles typed or pasted digits. The sixth digit submits the code. */
  async enterCode(text: string): Promise<void> {
    if (this.code.enter(text)) await this.submit();
  }

  /** Proves the contact and signs in with the credentials typed earlier. A wrong password returns to the form. */
  async submit(): Promise<void> {
    const { login, gateway } = this.#parts;
    const { code } = this;
    const { proving } = login;
    if (proving === null || this.busy) return;
    if (!code.whole) {
      code.askFocus();
      return;
    }
    const { digits } = code;
    this.busy = true;
    login.clearNotice();
    const proven = await gateway.proveContact({ login: proving.identifier, code: digits });
    const again = runInAction(() => {
      this.busy = false;
      if (login.proving !== proving || proven.ok) return false;
      login.fail(proven.error, MESSAGES.verifyCode);
      return code.refuse(proven.error, digits);
    });
    if (again) await this.submit();
    if (!proven.ok || login.proving !== proving) return;
    login.prove(null);
    await login.submitCredentials(proving);
  }

  /** Returns to the form, which still holds the typed credentials. */
  leave(): void {
    this.#parts.login.clearNotice();
    this.#parts.login.prove(null);
  }
}

declare module '../../shell/registry.ts' {
  interface ViewModels {
    readonly contactProof: ContactProofViewModel;
  }
}
