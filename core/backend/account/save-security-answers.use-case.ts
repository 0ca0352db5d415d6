import type { SecurityAnswer } from '../../login/security-answers.schema.ts';
import { securityAnswersSchema } from '../../login/security-answers.schema.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import type { Result } from '../../kernel/result.ts';
import type { StepReply } from '../../session/session-view.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller, WithCookies } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { BUSY, invalid, SESSION_OVER, STEP_NOT_DUE } from '../refusals.ts';
import { completeStep } from '../session/complete-step.operation.ts';
import { lockSession } from '../session/lock-session.operation.ts';
import { foldAnswer } from './fold-answer.rule.ts';
import { SECURITY_QUESTIONS } from './security-questions.ts';

type HashedAnswer = { readonly questionId: string; readonly hash: string };

/** Stores the answers hashed like passwords (SECURITY.md T1); hashing happens before the transaction. */
export const saveSecurityAnswers =
  (ports: BackendPorts) =>
  async (
    caller: SessionCaller,
    input: { readonly answers: readonly SecurityAnswer[] },
  ): Promise<Result<WithCookies<StepReply>, Refusal>> => {
    if (caller.session.demands[0] !== 'securityQuestions') return STEP_NOT_DUE;
    const form = readForm(securityAnswersSchema(SECURITY_QUESTIONS.count), input);
    if (!form.ok) return invalid(Object.values(form.error).flat()[0] ?? 'Answer is required');
    const known = new Set(SECURITY_QUESTIONS.questions.map(({ id }) => id));
    const { answers } = form.value;
    if (answers.some(({ questionId }) => !known.has(questionId)))
      return invalid('Choose the questions from the list');
    const hashed = await hash(ports, answers);
    if (hashed === 'busy') return BUSY;
    return ports.unitOfWork.run(async (tx) => {
      const live = await lockSession(tx, ports, caller);
      if (live === null) return SESSION_OVER;
      if (live.demands[0] !== 'securityQuestions') return STEP_NOT_DUE;
      await tx.accounts.saveSecurityAnswers(live.row.accountId, hashed);
      return completeStep(tx, ports, caller, live, ['securityQuestions']);
    });
  };

const hash = async (
  ports: BackendPorts,
  answers: readonly SecurityAnswer[],
): Promise<readonly HashedAnswer[] | 'busy'> => {
  const hashed: HashedAnswer[] = [];
  for (const { questionId, answer } of answers) {
    const hash = await ports.hasher.hash(foldAnswer(answer));
    if (hash === 'busy') return 'busy';
    hashed.push({ questionId, hash });
  }
  return hashed;
};
