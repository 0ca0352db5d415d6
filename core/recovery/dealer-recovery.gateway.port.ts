import type { SecurityQuestion } from '../login/account.gateway.port.ts';
import type { Answer } from '../kernel/result.ts';
import type { ContactType } from '../session/session-view.schema.ts';
import type { SecurityAnswer } from '../login/new-password.schema.ts';
import type { DealerReset } from './dealer-reset.schema.ts';

/** A contact as it was typed, with its kind. */
export interface RecoveryContact {
  readonly contact: string;
  readonly type: ContactType;
}

/** Customers: address, code, new password (spec §4.2, §7.3); answers tell no stranger who exists (SECURITY.md T4). */
export interface MsaRecoveryGateway {
  /** Opens the recovery of this browser; the same answer for every well-formed address. */
  validateUsername(email: string): Answer<unknown>;
  requestCode(email: string): Answer<{ readonly resendInSeconds: number }>;
  verifyCode(input: { readonly username: string; readonly code: string }): Answer<unknown>;
  resetPassword(input: {
    readonly email: string;
    readonly newPassword: string;
    readonly captcha: string;
  }): Answer<unknown>;
}

/** Dealers and staff: contact, questions, new password; and the forgotten username (spec §4.2, SECURITY.md T1). */
export interface DealerRecoveryGateway {
  /** 409 with code `dealerNumberRequired` or `contactDealerSupport` (spec §4.2, §8). */
  forgotUsername(
    input: RecoveryContact & { readonly captcha: string; readonly dealerNumber: string | null },
  ): Answer<unknown>;
  /** Always answers questions; decoys for an unknown name or a wrong contact (SECURITY.md T1). */
  openRecovery(
    input: RecoveryContact & { readonly username: string; readonly captcha: string },
  ): Answer<readonly SecurityQuestion[]>;
  answerQuestions(answers: readonly SecurityAnswer[]): Answer<unknown>;
  resetPassword(input: DealerReset): Answer<unknown>;
}
