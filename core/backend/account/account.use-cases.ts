import type { SecurityQuestionCatalogue } from '../../login/account.gateway.port.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import { tooLong } from '../../forms/too-long.rule.ts';
import { LIMITS } from '../../kernel/limits.ts';
import { ok } from '../../kernel/result.ts';
import { detectContact } from '../../mfa/detect-contact.rule.ts';
import { type SecurityAnswer, securityAnswersSchema } from '../../login/new-password.schema.ts';
import { newUsernameSchema } from '../../login/new-username.schema.ts';
import { offersRememberDevice } from '../../mfa/choose-mfa-type.rule.ts';
import type { ContactMethod } from '../../mfa/mfa.gateway.port.ts';
import type { StepReply } from '../../session/session-view.schema.ts';
import { recordAudit, recordRefusal } from '../record-audit.operation.ts';
import { endSecrets } from './end-secrets.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { SessionCaller, WithCookies } from '../caller.ts';
import { rememberDevice } from '../remembered-devices/remember-device.operation.ts';
import { maskContact } from '../session/mask-contact.rule.ts';
import { BUSY, invalid, NOT_FOUND, refusalOf, type Reply, STEP_NOT_DUE } from '../refusal.ts';
import { completeStep } from '../session/complete-step.operation.ts';
import { atStep } from '../session/lock-session.operation.ts';
import { containsDealerNumber } from '../session/contains-dealer-number.rule.ts';
import { HOLDS_NUMBER, TAKEN } from './username-refusals.ts';
import { foldAnswer } from './fold-answer.rule.ts';
import { replacePassword } from './replace-password.use-case.ts';
import { SECURITY_QUESTIONS } from './security-questions.ts';

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'hasher'>;

/**
 * Changes the username when sign-in requires it. The old name revealed a dealer number, so the new name must not contain
 * one (spec §2.4 usernameReset, §5).
 */
const changeUsername =
  (ports: Ports) =>
  async (
    caller: SessionCaller,
    input: { readonly username: string },
  ): Reply<WithCookies<StepReply>> => {
    const form = readForm(newUsernameSchema, input);
    if (!form.ok) return invalid(Object.values(form.error).flat().join('. '));
    const { username } = form.value;
    return atStep(ports, caller, 'usernameReset', async (tx, live) => {
      const { accountId } = live.row;
      const { allowedDealers } = await tx.accounts.loadUser(accountId);
      const facts = { operation: 'step.usernameReset' };
      const numbers = allowedDealers.map(({ siteGroupNum }) => siteGroupNum);
      if (containsDealerNumber(username, numbers))
        return recordRefusal(tx, ports, caller, facts, HOLDS_NUMBER);
      if (!(await tx.accounts.changeUsername(accountId, username)))
        return recordRefusal(tx, ports, caller, facts, TAKEN);
      return completeStep(tx, ports, caller, live, ['usernameReset'], {
        detail: { username },
      });
    });
  };

/** The path that saves a contact: `internal` for staff, `external` for dealers and customers (spec §4.3). */
type ContactScope = 'internal' | 'external';

const NOT_PROVEN = refusalOf(
  'conflict',
  'contactNotVerified',
  'This contact hasn’t been verified yet. Please request a code and enter it.',
);

/**
 * Saves the contact whose code was verified, refusing any other value. A saved contact completes contactInfo and
 * mfaVerify, and ends the person's other sessions (SECURITY.md §2.7).
 */
const saveContact =
  (ports: Ports, scope: ContactScope) =>
  async (
    caller: SessionCaller,
    input: { readonly value: string; readonly rememberDevice: boolean },
  ): Reply<WithCookies<StepReply>> => {
    const staff = caller.session.application === 1;
    if (staff !== (scope === 'internal')) return NOT_FOUND;
    return atStep(ports, caller, 'contactInfo', async (tx, live) => {
      const { row } = live;
      const draft = row.draftVerified ? row.draftContact : null;
      if (draft === null || detectContact(input.value)?.value !== draft.value) return NOT_PROVEN;
      await tx.accounts.saveContact(row.accountId, draft);
      await endSecrets(tx, ports, row.accountId, 'contact');
      // Ends the person's other sign-ins, because a sign-in that still needs a contact could replace this contact.
      await tx.sessions.endAll(row.accountId, row.id, 'contactChanged', ports.clock.now());
      const device =
        input.rememberDevice && offersRememberDevice(row.mfaType)
          ? await rememberDevice(tx, ports, caller, row.accountId, row.passwordEpoch)
          : null;
      return completeStep(tx, ports, caller, live, ['contactInfo', 'mfaVerify'], {
        ...(device && { cookies: { device } }),
        detail: { contact: maskContact(draft), remembered: String(device !== null) },
      });
    });
  };

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

/** Creates the use cases by which people change their account while signing in (spec §2.4 steps). */
export const createAccount = (ports: Ports) => ({
  changeUsername: changeUsername(ports),
  /** Returns the catalog of security questions, the same for everyone. */
  securityQuestions: (_caller: SessionCaller): Reply<SecurityQuestionCatalogue> =>
    Promise.resolve(ok(SECURITY_QUESTIONS)),

  replacePassword: replacePassword(ports),
  saveInternalContact: saveContact(ports, 'internal'),
  saveExternalContact: saveContact(ports, 'external'),
  /** Stores the security answers, hashed like passwords (SECURITY.md T1). Hashing happens before the transaction. */
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
    return atStep(ports, caller, 'securityQuestions', async (tx, live) => {
      await tx.accounts.saveSecurityAnswers(live.row.accountId, hashed);
      return completeStep(tx, ports, caller, live, ['securityQuestions']);
    });
  },

  /**
   * Checks a contact and stores it as the draft of this sign-in. A new draft voids the code sent to the previous draft
   * (gating README "Traps").
   */
  validateContact: async (
    caller: SessionCaller,
    input: { readonly value: string },
  ): Reply<ContactMethod> => {
    const typed = input.value.trim();
    const long = tooLong(typed, LIMITS.contact);
    if (long !== null) return invalid(long);
    const draft = detectContact(typed);
    if (draft === null) return invalid('Enter a valid email address or phone number');
    return atStep(ports, caller, 'contactInfo', async (tx, { row }) => {
      if (row.draftContact?.value !== draft.value) {
        await tx.oneTime.voidAll([row.accountId], ['mfaCode'], ports.clock.now());
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
