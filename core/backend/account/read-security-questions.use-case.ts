import type { SecurityQuestionCatalogue } from '../../account/account.gateway.port.ts';
import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { SECURITY_QUESTIONS } from './security-questions.ts';

/** The catalogue to choose from; the same for everyone. */
export const readSecurityQuestions =
  () =>
  (_caller: SessionCaller): Promise<Result<SecurityQuestionCatalogue, Refusal>> =>
    Promise.resolve(ok(SECURITY_QUESTIONS));
