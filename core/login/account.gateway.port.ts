import type { Answer } from '../kernel/result.ts';
import type { NewPassword, SecurityAnswer } from './new-password.schema.ts';
import type { ContactMethod } from '../mfa/mfa.gateway.port.ts';
import type { StepReply } from '../session/session-view.schema.ts';

export interface SecurityQuestion {
  readonly id: string;
  readonly text: string;
}

/** The available security questions, and how many a user must answer. */
export interface SecurityQuestionCatalogue {
  readonly questions: readonly SecurityQuestion[];
  readonly count: number;
}

/** Changes to the user's own account during sign-in (spec §2.4 steps). */
export interface AccountGateway {
  /** Validates a contact before a code is sent. Returns the contact in normalized form. */
  validateContact(value: string): Answer<ContactMethod>;
  /** Saves a contact verified by a code. `scope` is `internal` for staff, `external` for dealers and customers. */
  saveContact(
    scope: 'internal' | 'external',
    input: { readonly value: string; readonly rememberDevice: boolean },
  ): Answer<StepReply>;
  changeUsername(username: string): Answer<StepReply>;
  securityQuestions(): Answer<SecurityQuestionCatalogue>;
  saveSecurityAnswers(answers: readonly SecurityAnswer[]): Answer<StepReply>;
  replacePassword(input: NewPassword): Answer<StepReply>;
}
