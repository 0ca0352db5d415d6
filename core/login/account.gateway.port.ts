import type { Answer } from '../kernel/result.ts';
import type { NewPassword, SecurityAnswer } from './new-password.schema.ts';
import type { ContactMethod } from '../mfa/mfa.gateway.port.ts';
import type { StepReply } from '../session/session-view.schema.ts';

/** One entry of the fixed catalogue of security questions. */
export interface SecurityQuestion {
  readonly id: string;
  readonly text: string;
}

/** The available questions and how many of them a user answers. */
export interface SecurityQuestionCatalogue {
  readonly questions: readonly SecurityQuestion[];
  readonly count: number;
}

/** Changes that users make to their own account during sign-in (spec §2.4 steps). */
export interface AccountGateway {
  /** Checks a contact before any code is sent. Returns its normal form. */
  validateContact(value: string): Answer<ContactMethod>;
  /** Saves a contact whose code was verified. The scope is `internal` for staff, `external` for dealers and customers. */
  saveContact(
    scope: 'internal' | 'external',
    input: { readonly value: string; readonly rememberDevice: boolean },
  ): Answer<StepReply>;
  changeUsername(username: string): Answer<StepReply>;
  securityQuestions(): Answer<SecurityQuestionCatalogue>;
  saveSecurityAnswers(answers: readonly SecurityAnswer[]): Answer<StepReply>;
  replacePassword(input: NewPassword): Answer<StepReply>;
}
