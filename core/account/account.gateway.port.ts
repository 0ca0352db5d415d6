import type { Failure, Result } from '../kernel/result.ts';
import type { ContactType, StepReply } from '../session/session-view.schema.ts';

/** One entry of the fixed catalogue of security questions. */
export interface SecurityQuestion {
  readonly id: string;
  readonly text: string;
}

/** Which questions exist and how many a person answers. */
export interface SecurityQuestionCatalogue {
  readonly questions: readonly SecurityQuestion[];
  readonly count: number;
}

/** What a person changes about their own account during sign-in (spec §2.4 steps). */
export interface AccountGateway {
  /** Judges a contact before any code is sent; answers its normal form. */
  validateContact(
    value: string,
  ): Promise<Result<{ readonly value: string; readonly type: ContactType }, Failure>>;
  /** Saves a contact whose code was verified; `internal` for staff, `external` for dealers and customers. */
  saveContact(
    scope: 'internal' | 'external',
    input: { readonly value: string; readonly rememberDevice: boolean },
  ): Promise<Result<StepReply, Failure>>;
  changeUsername(username: string): Promise<Result<StepReply, Failure>>;
  securityQuestions(): Promise<Result<SecurityQuestionCatalogue, Failure>>;
  saveSecurityAnswers(
    answers: readonly { readonly questionId: string; readonly answer: string }[],
  ): Promise<Result<StepReply, Failure>>;
  replacePassword(input: {
    readonly currentPassword: string;
    readonly newPassword: string;
    readonly confirmPassword: string;
  }): Promise<Result<StepReply, Failure>>;
}
