import { ok, type Result } from '../../kernel/result.ts';
import { isWholeCode } from '../../mfa/read-code.rule.ts';
import type { ContactType, SessionView } from '../../session/session-view.schema.ts';
import type { StoredContact } from '../account.repository.port.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { CODE_DEAD, CODE_WRONG } from '../mfa/code-refusals.ts';
import { guessCode, type Guess } from '../mfa/guess-code.operation.ts';
import { maskContact } from '../mfa/mask-contact.rule.ts';
import type { Refusal } from '../refusal.ts';
import { invalid, SESSION_OVER, tooMany } from '../refusals.ts';
import { describeView } from '../session/describe-view.operation.ts';
import { lockSession, type LiveSession } from '../session/lock-session.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { afterContactChange } from './after-contact-change.operation.ts';
import { EMAIL_TAKEN } from './profile-refusals.ts';
import { contactChangeCode } from './start-contact-change.use-case.ts';

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork'>;

type Answer = Result<SessionView, Refusal>;

const CHANGE = { operation: 'contact.change' } as const;

/** Saves the very value the code was sent to, once, in the transaction that consumes the code; of a customer the sign-in name changes with it (SECURITY.md §2.5, §2.7). */
export const finishContactChange =
  (ports: Ports) =>
  async (
    caller: SessionCaller,
    input: { readonly type: ContactType; readonly code: string },
  ): Promise<Answer> => {
    const code = input.code.trim();
    if (!isWholeCode(code)) return invalid('Enter the 6 digits of the code');
    return ports.unitOfWork.run(async (tx) => {
      const live = await lockSession(tx, ports, caller);
      if (live === null) return SESSION_OVER;
      const { purpose } = contactChangeCode(input.type);
      const guess = await guessCode(tx, ports, live.row, code, purpose);
      if (guess.outcome !== 'matched') return refuse(ports, tx, caller, guess);
      return save(ports, tx, caller, live, { type: input.type, value: guess.contactValue });
    });
  };

const refuse = async (
  ports: Ports,
  tx: Transaction,
  caller: SessionCaller,
  guess: Exclude<Guess, { readonly outcome: 'matched' }>,
): Promise<Answer> => {
  await recordAudit(tx, ports, caller, {
    ...CHANGE,
    result: guess.outcome === 'limited' ? 'limited' : 'refused',
    detail: { outcome: guess.outcome },
  });
  if (guess.outcome === 'limited') return tooMany(guess.wait);
  return guess.outcome === 'wrong' ? CODE_WRONG : CODE_DEAD;
};

const save = async (
  ports: Ports,
  tx: Transaction,
  caller: SessionCaller,
  live: LiveSession,
  contact: StoredContact,
): Promise<Answer> => {
  const { accountId, application } = live.row;
  const { type } = contact;
  const detail = { contact: maskContact(contact) };
  const isLogin = application === 3 && type === 'email';
  if (isLogin && !(await tx.accounts.changeEmailLogin(accountId, contact.value))) {
    await recordAudit(tx, ports, caller, { ...CHANGE, result: 'refused', detail });
    return EMAIL_TAKEN;
  }
  const before = await tx.accounts.contacts(accountId);
  await tx.accounts.saveContact(accountId, contact);
  await afterContactChange(tx, ports, { accountId, type, removed: false, before });
  const view = await describeView(tx, ports, live.row, live.demands);
  await recordAudit(tx, ports, caller, { ...CHANGE, result: 'ok', detail });
  return ok(view);
};
