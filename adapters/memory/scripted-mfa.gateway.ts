import type { CodeReceipt, ContactMethod, MfaGateway } from '#core/mfa/mfa.gateway.port.ts';
import type { StepReply } from '#core/session/session-view.schema.ts';
import { Script } from './script.ts';

type Args<Name extends keyof MfaGateway> = Parameters<MfaGateway[Name]>;

/** A code gateway whose answers are set by whoever drives it. */
export class ScriptedMfaGateway implements MfaGateway {
  readonly onContactMethods = new Script<[], readonly ContactMethod[]>('contactMethods');
  readonly onRequestCode = new Script<Args<'requestCode'>, CodeReceipt>('requestCode');
  readonly onVerifyCode = new Script<Args<'verifyCode'>, StepReply>('verifyCode');

  contactMethods() {
    return this.onContactMethods.run();
  }

  requestCode(...input: Args<'requestCode'>) {
    return this.onRequestCode.run(...input);
  }

  verifyCode(...input: Args<'verifyCode'>) {
    return this.onVerifyCode.run(...input);
  }
}
