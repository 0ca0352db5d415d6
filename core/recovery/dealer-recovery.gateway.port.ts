import type { SecurityQuestion } from '../login/account.gateway.port.ts';
import type { Answer } from '../kernel/result.ts';
import type { ContactType } from '../session/session-view.schema.ts';
import type { SecurityAnswer } from '../login/new-password.schema.ts';
import type { DealerReset } from './dealer-reset.schema.ts';

export interface RecoveryContact {
  readonly contact: string;
  readonly type: ContactType;
}

/**
 * The gateway for recovery by customers: e-mail address, code, new password (spec §4.2, §7.3). Responses do not reveal who
 * has an account (SECURITY.md T4).
 */
export interface MsaRecoveryGateway {
  /** Starts a recovery in this browser. The response is the same for every well-formed e-mail address. */
  validateUsername(email: string): Answer<unknown>;
  requestCode(email: string): Answer<{ readonly resendInSeconds: number }>;
  verifyCode(input: { readonly username: string; readonly code: string }): Answer<unknown>;
  resetPassword(input: {
    readonly email: string;
    readonly newPassword: string;
    readonly captcha: string;
  }): Answer<unknown>;
}

/**
 * The gateway for recovery by dealers and staff: contact, questions, new password. The gateway also mails a forgotten
 * username (spec §4.2, SECURITY.md T1).
 */
export interface DealerRecoveryGateway {
  /**
   * Mails the username. Returns 409 `dealerNumberRequired` or `contactDealerSupport` when several accounts share the
   * contact (spec §4.2, §8).
   */
  forgotUsername(
    input: RecoveryContact & { readonly captcha: string; readonly dealerNumber: string | null },
  ): Answer<unknown>;
  /** Starts a recovery and always returns questions. An unknown name or a wrong contact gets decoy questions (SECURITY.md T1). */
  openRecovery(
    input: RecoveryContact & { readonly username: string; readonly captcha: string },
  ): Answer<readonly SecurityQuestion[]>;
  answerQuestions(answers: readonly SecurityAnswer[]): Answer<unknown>;
  resetPassword(input: DealerReset): Answer<unknown>;
}
