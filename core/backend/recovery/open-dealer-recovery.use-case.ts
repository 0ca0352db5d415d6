import type { SecurityQuestion } from '../../login/account.gateway.port.ts';
import { ok } from '../../kernel/result.ts';
import { detectContact } from '../../mfa/detect-contact.rule.ts';
import type { ContactType } from '../../session/session-view.schema.ts';
import type { StoredContact } from '../session/account.repository.port.ts';
import { SECURITY_QUESTIONS } from '../account/security-questions.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { checkCaptcha } from '../captcha/check-captcha.operation.ts';
import { loginKeyOf, NOBODY } from '../login/find-login.operation.ts';
import { invalid, type Reply } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { chooseDecoys } from './choose-decoys.rule.ts';
import { openRecovery } from './open-recovery.operation.ts';
import { storeCall } from '../repeats/store-call.operation.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock' | 'ids' | 'captcha'>;

/** The fields of the first recovery screen for dealers and staff. */
export interface DealerRecoveryForm {
  readonly username: string;
  readonly contact: string;
  readonly type: ContactType;
  readonly captcha: string;
}

interface Found {
  readonly accountId: string | null;
  readonly questionIds: readonly string[];
}

const CATALOGUE = SECURITY_QUESTIONS.questions.map(({ id }) => id);

/**
 * Starts the password recovery of a dealer user or staff member (spec §4.2). Always returns the same number of questions;
 * the questions are decoys if the username is unknown or the contact is not this person's (SECURITY.md T1).
 */
export const openDealerRecovery =
  (ports: Ports) =>
  async (
    caller: Caller,
    form: DealerRecoveryForm,
  ): Reply<{ readonly questions: readonly SecurityQuestion[] }> => {
    const checked = await checkCaptcha(ports, caller, 'dealerRecovery', form.captcha);
    if (!checked.ok) return checked;
    const contact = detectContact(form.contact);
    if (contact === null || contact.type !== form.type || form.username.trim() === '')
      return invalid('Enter a username, and a valid email address or phone number');
    const loginKey = loginKeyOf(ports, 'dealer', form.username);
    return ports.unitOfWork.run(async (tx) => {
      const found = await find(ports, tx, form.username, contact, loginKey);
      const begun = { ...found, audience: 'dealer', loginKey, state: 'challenged' } as const;
      const opened = await openRecovery(tx, ports, caller, begun);
      if (!opened.ok) return opened;
      const shown = ({ id }: SecurityQuestion) => found.questionIds.includes(id);
      const questions = SECURITY_QUESTIONS.questions.filter(shown);
      await storeCall(tx, ports, caller, { reply: { questions } });
      return ok({ questions });
    });
  };

/**
 * Reads the same rows for every username. The questions depend only on the username, so trying several contacts reveals
 * nothing (SECURITY.md T1).
 */
const find = async (
  ports: Ports,
  tx: Transaction,
  username: string,
  contact: StoredContact,
  loginKey: string,
): Promise<Found> => {
  const account = await tx.accounts.findByLogin(username.trim(), 'dealer');
  const key = account?.id ?? NOBODY;
  const own = await tx.accounts.contacts(key);
  const answers = await tx.recoveries.securityAnswers(key);
  const decoys = chooseDecoys(
    CATALOGUE,
    SECURITY_QUESTIONS.count,
    ports.secrets.mark('decoyQuestions', [loginKey]),
  );
  const owns = own.some(
    (stored) => stored.type === contact.type && foldContact(stored) === foldContact(contact),
  );
  const answered = answers.length === SECURITY_QUESTIONS.count;
  const proves = account !== null && !account.disabled && owns && answered;
  return {
    accountId: proves ? account.id : null,
    questionIds: answered ? answers.map(({ questionId }) => questionId) : decoys,
  };
};

/** Converts a contact to lower case, because people do not remember the case of their address. */
const foldContact = ({ value }: StoredContact): string => value.toLowerCase();
