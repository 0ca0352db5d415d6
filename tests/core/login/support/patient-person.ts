import type { AgreementGateway } from '#core/login/agreement.gateway.port.ts';
import { AcceptAgreement } from '#core/login/accept-agreement.use-case.ts';
import { ChangeUsername } from '#core/login/change-username.use-case.ts';
import type { LoginFlow } from '#core/login/login-flow.rule.ts';
import { ReplacePassword } from '#core/login/replace-password.use-case.ts';
import type { DemandPorts } from '#core/login/reload-demands.use-case.ts';
import { RequestCode } from '#core/login/request-code.use-case.ts';
import { SaveSecurityAnswers } from '#core/login/save-security-answers.use-case.ts';
import { SetUpContact } from '#core/login/set-up-contact.use-case.ts';
import { VerifyCode } from '#core/login/verify-code.use-case.ts';
import type { AccountGateway } from '#core/account/account.gateway.port.ts';
import type { MfaGateway } from '#core/mfa/mfa.gateway.port.ts';

type Ports = DemandPorts & {
  readonly account: AccountGateway;
  readonly mfa: MfaGateway;
  readonly agreements: AgreementGateway;
};

/** Somebody who does what the screen asks, presses again after an error, and asks for another code when theirs is dead. */
export class PatientPerson {
  readonly #ports: Ports;
  readonly #requestCode: RequestCode;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#requestCode = new RequestCode({ ...ports, clock: { now: () => 0 } });
  }

  /** One press, and where it leads. */
  async press(flow: LoginFlow): Promise<LoginFlow> {
    if (flow.at === 'agreement') {
      const accepted = await new AcceptAgreement(this.#ports).execute({ flow, version: 1 });
      return accepted.ok ? accepted.value : accepted.error.flow;
    }
    if (flow.at !== 'step') return flow;
    if (flow.step === 'contactInfo') return this.#contact(flow);
    const result = await this.#step(flow);
    if (result.ok) return result.value;
    const { failure, flow: next } = result.error;
    const dead = failure.kind === 'refused' && failure.code === 'codeExpired';
    if (dead && next.at === 'step')
      await this.#requestCode.execute({ flow: next, channel: 'email' });
    return next;
  }

  async #contact(flow: LoginFlow & { readonly at: 'step' }): Promise<LoginFlow> {
    const setUp = new SetUpContact({ ...this.#ports, requestCode: this.#requestCode });
    const noted = await setUp.execute({ flow, contact: 'new@example.com' });
    if (noted.ok) return noted.value.flow;
    return noted.error.kind === 'moved' ? noted.error.flow : flow;
  }

  #step(flow: LoginFlow & { readonly at: 'step' }) {
    const passwords = { currentPassword: 'a', newPassword: 'b', confirmPassword: 'b' };
    switch (flow.step) {
      case 'usernameReset':
        return new ChangeUsername(this.#ports).execute({ flow, username: 'joy.okafor' });
      case 'securityQuestions':
        return new SaveSecurityAnswers(this.#ports).execute({ flow, answers: [] });
      case 'passwordReset':
        return new ReplacePassword(this.#ports).execute({ flow, passwords });
      default:
        return new VerifyCode(this.#ports).execute({ flow, code: '314159', rememberDevice: true });
    }
  }
}
