import type { SecurityQuestion } from '../account/account.gateway.port.ts';
import type { Failure, Result } from '../kernel/result.ts';
import type { ContactType } from '../session/session-view.schema.ts';

/** A contact as it was typed, with its kind. */
export interface RecoveryContact {
  readonly contact: string;
  readonly type: ContactType;
}

/** Customers: address, code, new password (spec §4.2, §7.3); answers tell no stranger who exists (SECURITY.md T4). */
export interface MsaRecoveryGateway {
  /** Opens the recovery of this browser; the same answer for every well-formed address. */
  validateUsername(email: string): Promise<Result<unknown, Failure>>;
  requestCode(email: string): Promise<Result<{ readonly resendInSeconds: number }, Failure>>;
  verifyCode(input: {
    readonly username: string;
    readonly code: string;
  }): Promise<Result<unknown, Failure>>;
  resetPassword(input: {
    readonly email: string;
    readonly newPassword: string;
    readonly captcha: string;
  }): Promise<Result<unknown, Failure>>;
}

/** Dealers and staff: contact, questions, new password; and the forgotten username (spec §4.2, SECURITY.md T1). */
export interface DealerRecoveryGateway {
  /** 409 with code `dealerNumberRequired` or `contactDealerSupport` (spec §4.2, §8). */
  forgotUsername(
    input: RecoveryContact & { readonly captcha: string; readonly dealerNumber: string | null },
  ): Promise<Result<unknown, Failure>>;
  /** Always answers questions; decoys for an unknown name or a wrong contact (SECURITY.md T1). */
  openRecovery(
    input: RecoveryContact & { readonly username: string; readonly captcha: string },
  ): Promise<Result<readonly SecurityQuestion[], Failure>>;
  answerQuestions(
    answers: readonly { readonly questionId: string; readonly answer: string }[],
  ): Promise<Result<unknown, Failure>>;
  resetPassword(input: {
    readonly newPassword: string;
    readonly confirmPassword: string;
  }): Promise<Result<unknown, Failure>>;
}
