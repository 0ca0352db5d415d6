import type { AgreementGateway } from '#core/login/agreement.gateway.port.ts';
import {
  acceptAgreement,
  changeUsername,
  replacePassword,
  saveSecurityAnswers,
} from '#core/login/save-security-answers.use-case.ts';
import type { DemandPorts } from '#core/login/finish-step.operation.ts';
import type { LoginFlow } from '#core/login/login-flow.rule.ts';
import { requestCode, setUpContact, verifyCode } from '#core/login/verify-code.use-case.ts';
import type { AccountGateway } from '#core/login/account.gateway.port.ts';
import type { MfaGateway } from '#core/mfa/mfa.gateway.port.ts';

type Ports = DemandPorts & {
  readonly account: AccountGateway;
  readonly mfa: MfaGateway;
  readonly agreements: AgreementGateway;
};

/** A user who follows the screen, retries after errors, and requests another code if the current one has become invalid. */
export class PatientPerson {
  readonly #ports: Ports;
  readonly #requestCode: ReturnType<typeof requestCode>;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#requestCode = requestCode({ ...ports, clock: { now: () => 0 } });
  }

  /** Presses the screen's button once. Returns the resulting flow. */
  async press(flow: LoginFlow): Promise<LoginFlow> {
    if (flow.at === 'agreement') {
      const accepted = await acceptAgreement(this.#ports)({ flow, version: 1 });
      return accepted.ok ? accepted.value : accepted.error.flow;
    }
    if (flow.at !== 'step') return flow;
    if (flow.step === 'contactInfo') return this.#contact(flow);
    const result = await this.#step(flow);
    if (result.ok) return result.value;
    const { failure, flow: next } = result.error;
    const dead = failure.kind === 'refused' && failure.code === 'codeExpired';
    if (dead && next.at === 'step') await this.#requestCode({ flow: next, channel: 'email' });
    return next;
  }

  async #contact(flow: LoginFlow & { readonly at: 'step' }): Promise<LoginFlow> {
    const setUp = setUpContact({ ...this.#ports, requestCode: this.#requestCode });
    const noted = await setUp({ flow, contact: 'new@example.com' });
    if (noted.ok) return noted.value.flow;
    return noted.error.kind === 'moved' ? noted.error.flow : flow;
  }

  #step(flow: LoginFlow & { readonly at: 'step' }) {
    const passwords = { currentPassword: 'a', newPassword: 'b', confirmPassword: 'b' };
    switch (flow.step) {
      case 'usernameReset':
        return changeUsername(this.#ports)({ flow, username: 'joy.okafor' });
      case 'securityQuestions':
        return saveSecurityAnswers(this.#ports)({ flow, answers: [] });
      case 'passwordReset':
        return replacePassword(this.#ports)({ flow, passwords });
      default:
        return verifyCode(this.#ports)({ flow, code: '314159', rememberDevice: true });
    }
  }
}
