import type { SecurityQuestion } from '#core/account/account.gateway.port.ts';
import type {
  DealerRecoveryGateway,
  MsaRecoveryGateway,
} from '#core/recovery/recovery.gateway.port.ts';
import { Script } from './script.ts';

type MsaArgs<Name extends keyof MsaRecoveryGateway> = Parameters<MsaRecoveryGateway[Name]>;
type DealerArgs<Name extends keyof DealerRecoveryGateway> = Parameters<DealerRecoveryGateway[Name]>;

/** A customer's recovery whose answers are set by whoever drives it. */
export class ScriptedMsaRecoveryGateway implements MsaRecoveryGateway {
  readonly onValidateUsername = new Script<MsaArgs<'validateUsername'>, unknown>(
    'validateUsername',
  );
  readonly onRequestCode = new Script<MsaArgs<'requestCode'>, { readonly resendInSeconds: number }>(
    'requestCode',
  );
  readonly onVerifyCode = new Script<MsaArgs<'verifyCode'>, unknown>('verifyCode');
  readonly onResetPassword = new Script<MsaArgs<'resetPassword'>, unknown>('resetPassword');

  validateUsername(...input: MsaArgs<'validateUsername'>) {
    return this.onValidateUsername.run(...input);
  }

  requestCode(...input: MsaArgs<'requestCode'>) {
    return this.onRequestCode.run(...input);
  }

  verifyCode(...input: MsaArgs<'verifyCode'>) {
    return this.onVerifyCode.run(...input);
  }

  resetPassword(...input: MsaArgs<'resetPassword'>) {
    return this.onResetPassword.run(...input);
  }
}

/** A dealer's recovery whose answers are set by whoever drives it. */
export class ScriptedDealerRecoveryGateway implements DealerRecoveryGateway {
  readonly onForgotUsername = new Script<DealerArgs<'forgotUsername'>, unknown>('forgotUsername');
  readonly onOpenRecovery = new Script<DealerArgs<'openRecovery'>, readonly SecurityQuestion[]>(
    'openRecovery',
  );
  readonly onAnswerQuestions = new Script<DealerArgs<'answerQuestions'>, unknown>(
    'answerQuestions',
  );
  readonly onResetPassword = new Script<DealerArgs<'resetPassword'>, unknown>('resetPassword');

  forgotUsername(...input: DealerArgs<'forgotUsername'>) {
    return this.onForgotUsername.run(...input);
  }

  openRecovery(...input: DealerArgs<'openRecovery'>) {
    return this.onOpenRecovery.run(...input);
  }

  answerQuestions(...input: DealerArgs<'answerQuestions'>) {
    return this.onAnswerQuestions.run(...input);
  }

  resetPassword(...input: DealerArgs<'resetPassword'>) {
    return this.onResetPassword.run(...input);
  }
}
