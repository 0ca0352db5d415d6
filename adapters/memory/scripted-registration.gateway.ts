import type { RegistrationGateway } from '#core/registration/registration.gateway.port.ts';
import { Script } from './script.ts';

type Args<Name extends keyof RegistrationGateway> = Parameters<RegistrationGateway[Name]>;

/** A registration gateway whose answers are set by whoever drives it. */
export class ScriptedRegistrationGateway implements RegistrationGateway {
  readonly onRegister = new Script<Args<'register'>, unknown>('register');
  readonly onVerifyEmail = new Script<Args<'verifyEmail'>, unknown>('verifyEmail');
  readonly onResend = new Script<Args<'resend'>, unknown>('resend');
  readonly onSetPassword = new Script<Args<'setPassword'>, unknown>('setPassword');

  register(...input: Args<'register'>) {
    return this.onRegister.run(...input);
  }

  verifyEmail(...input: Args<'verifyEmail'>) {
    return this.onVerifyEmail.run(...input);
  }

  resend(...input: Args<'resend'>) {
    return this.onResend.run(...input);
  }

  setPassword(...input: Args<'setPassword'>) {
    return this.onSetPassword.run(...input);
  }
}
