import type { Agreement, AgreementGateway } from '#core/login/agreement.gateway.port.ts';
import type { LoginGateway } from '#core/login/login.gateway.port.ts';
import type { SessionGrant, StepReply } from '#core/session/session-view.schema.ts';
import { Script } from './script.ts';

type LoginArgs<Name extends keyof LoginGateway> = Parameters<LoginGateway[Name]>;

/** A login gateway whose answers are set by whoever drives it. */
export class ScriptedLoginGateway implements LoginGateway {
  readonly onClientIp = new Script<[], string>('clientIp');
  readonly onCredentialLogin = new Script<LoginArgs<'credentialLogin'>, SessionGrant>(
    'credentialLogin',
  );
  readonly onConsumerLogin = new Script<LoginArgs<'consumerLogin'>, SessionGrant>('consumerLogin');

  clientIp() {
    return this.onClientIp.run();
  }

  credentialLogin(...input: LoginArgs<'credentialLogin'>) {
    return this.onCredentialLogin.run(...input);
  }

  consumerLogin(...input: LoginArgs<'consumerLogin'>) {
    return this.onConsumerLogin.run(...input);
  }
}

/** An agreement gateway whose answers are set by whoever drives it. */
export class ScriptedAgreementGateway implements AgreementGateway {
  readonly onTerms = new Script<[], Agreement>('terms');
  readonly onAcceptTerms = new Script<[version: number], StepReply>('acceptTerms');
  readonly onPrivacyPolicy = new Script<[], Agreement>('privacyPolicy');
  readonly onAcceptPrivacyPolicy = new Script<[], StepReply>('acceptPrivacyPolicy');

  terms() {
    return this.onTerms.run();
  }

  acceptTerms(version: number) {
    return this.onAcceptTerms.run(version);
  }

  privacyPolicy() {
    return this.onPrivacyPolicy.run();
  }

  acceptPrivacyPolicy() {
    return this.onAcceptPrivacyPolicy.run();
  }
}
