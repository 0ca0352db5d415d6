import type { SecurityQuestionCatalogue } from '../../account/account.gateway.port.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import { ok } from '../../kernel/result.ts';
import { detectContact } from '../../login/detect-contact.rule.ts';
import { type SecurityAnswer, securityAnswersSchema } from '../../login/login-forms.schema.ts';
import type { ContactMethod } from '../../mfa/mfa.gateway.port.ts';
import type { StepReply } from '../../session/session-view.schema.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { SessionCaller, WithCookies } from '../caller.ts';
import { maskContact } from '../mfa/mask-contact.rule.ts';
import type { Reply } from '../refusal.ts';
import { BUSY, invalid, SESSION_OVER, STEP_NOT_DUE } from '../refusals.ts';
import { completeStep } from '../session/complete-step.operation.ts';
import { lockSession } from '../session/lock-session.operation.ts';
import { changeUsername } from './change-username.use-case.ts';
import { foldAnswer } from './fold-answer.rule.ts';
import { replacePassword } from './replace-password.use-case.ts';
import { saveContact } from './save-contact.use-case.ts';
import { SECURITY_QUESTIONS } from './security-questions.ts';

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'hasher'>;

type HashedAnswer = { readonly questionId: string; readonly hash: string };

const hashAll = async (
  ports: Ports,
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

/** What a person changes about their own account while signing in (spec §2.4 steps). */
export const createAccount = (ports: Ports) => ({
  changeUsername: changeUsername(ports),
  /** The catalogue to choose from; the same for everyone. */
  readSecurityQuestions: (_caller: SessionCaller): Reply<SecurityQuestionCatalogue> =>
    Promise.resolve(ok(SECURITY_QUESTIONS)),

  replacePassword: replacePassword(ports),
  saveInternalContact: saveContact(ports, 'internal'),
  saveExternalContact: saveContact(ports, 'external'),
  /** Stores the answers hashed like passwords (SECURITY.md T1); hashing happens before the transaction. */
  saveSecurityAnswers: async (
    caller: SessionCaller,
    input: { readonly answers: readonly SecurityAnswer[] },
  ): Reply<WithCookies<StepReply>> => {
    if (caller.session.demands[0] !== 'securityQuestions') return STEP_NOT_DUE;
    const form = readForm(securityAnswersSchema(SECURITY_QUESTIONS.count), input);
    if (!form.ok) return invalid(Object.values(form.error).flat()[0] ?? 'Answer is required');
    const known = new Set(SECURITY_QUESTIONS.questions.map(({ id }) => id));
    const { answers } = form.value;
    if (answers.some(({ questionId }) => !known.has(questionId)))
      return invalid('Choose the questions from the list');
    const hashed = await hashAll(ports, answers);
    if (hashed === 'busy') return BUSY;
    return ports.unitOfWork.run(async (tx) => {
      const live = await lockSession(tx, ports, caller);
      if (live === null) return SESSION_OVER;
      if (live.demands[0] !== 'securityQuestions') return STEP_NOT_DUE;
      await tx.accounts.saveSecurityAnswers(live.row.accountId, hashed);
      return completeStep(tx, ports, caller, live, ['securityQuestions']);
    });
  },

  /** Judges a contact and notes it as the draft of this sign-in; a draft that changes voids the code sent to the one before (gating README "Traps"). */
  validateContact: async (
    caller: SessionCaller,
    input: { readonly value: string },
  ): Reply<ContactMethod> => {
    const draft = detectContact(input.value);
    if (draft === null) return invalid('Enter a valid email address or phone number');
    return ports.unitOfWork.run(async (tx) => {
      const live = await lockSession(tx, ports, caller);
      if (live === null) return SESSION_OVER;
      if (live.demands[0] !== 'contactInfo') return STEP_NOT_DUE;
      const { row } = live;
      if (row.draftContact?.value !== draft.value) {
        await tx.oneTime.voidAll(row.accountId, ['mfaCode'], ports.clock.now());
        await tx.sessions.setDraftContact(row.id, draft);
      }
      await recordAudit(tx, ports, caller, {
        operation: 'contact.draft',
        result: 'ok',
        detail: { contact: maskContact(draft) },
      });
      return ok(draft);
    });
  },
});
