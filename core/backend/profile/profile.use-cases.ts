import { readForm } from '../../forms/read-form.schema.ts';
import { DURATIONS } from '../../kernel/limits.ts';
import { ok } from '../../kernel/result.ts';
import { isWholeCode } from '../../mfa/read-code.rule.ts';
import type { ContactProof } from '../../profile/contact-proof.schema.ts';
import type { ContactType, SessionView } from '../../session/session-view.schema.ts';
import type { StoredContact } from '../session/account.repository.port.ts';
import { recordAudit, recordRefusal, refuseLimited } from '../record-audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { type CodeOrder, guessCode, refuseGuess, sendCode } from '../mfa/send-code.operation.ts';
import { maskContact } from '../session/mask-contact.rule.ts';
import { invalid, refusalOf, type Reply } from '../refusal.ts';
import { describeView } from '../session/describe-view.operation.ts';
import { inSession, type LiveSession } from '../session/lock-session.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { afterContactChange } from '../account/after-contact-change.operation.ts';
import { changeOwnPassword } from './change-own-password.use-case.ts';
import { confirmPassword } from './confirm-password.use-case.ts';
import { contactCodeMessage } from '../account/contact-code-message.rule.ts';
import { EMAIL_TAKEN } from '../account/contact-refusals.ts';
import { createOwnSessions } from './own-sessions.use-cases.ts';
import { CHECK_NEEDED, freshlyChecked } from './freshly-checked.rule.ts';
import { NEW_CONTACT_SCHEMAS } from '../../profile/new-contact.schema.ts';

/** The refusal of a new contact that the person already has. */
const CONTACT_UNCHANGED = refusalOf(
  'unacceptable',
  'contactUnchanged',
  'This is already your contact.',
);

/** The refusal of removing a person's last contact. */
const LAST_CONTACT = refusalOf(
  'conflict',
  'lastContact',
  'This is the only contact of your account. Add an email address first.',
);

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork'>;

const START = { operation: 'contact.start' } as const;

/**
 * Returns the purpose and text of the code that proves a new contact of this type. A code with another purpose does not
 * prove the contact.
 */
const contactChangeCode = (type: ContactType): CodeOrder => ({
  purpose: `contactChange.${type}`,
  words: contactCodeMessage,
});

/**
 * Sends a code to a new contact, within the rate limits. Does not reveal whether another customer uses the address
 * (SECURITY.md §2.7, T4).
 */
const startContactChange =
  (ports: Ports) =>
  async (
    caller: SessionCaller,
    input: { readonly type: ContactType; readonly value: string },
  ): Reply<ContactProof> => {
    const form = readForm(NEW_CONTACT_SCHEMAS[input.type], { value: input.value });
    if (!form.ok) return invalid(Object.values(form.error).flat().join('. '));
    const contact: StoredContact = { type: input.type, value: form.value.value };
    return inSession(ports, caller, (tx, live) => send(ports, tx, caller, live, contact));
  };

const send = async (
  ports: Ports,
  tx: Transaction,
  caller: SessionCaller,
  { row }: LiveSession,
  contact: StoredContact,
): Reply<ContactProof> => {
  if (!freshlyChecked(row, ports.clock.now())) return CHECK_NEEDED;
  const own = await tx.accounts.contacts(row.accountId);
  if (own.some(({ type, value }) => type === contact.type && value === contact.value))
    return CONTACT_UNCHANGED;
  const order = contactChangeCode(contact.type);
  const sending = await sendCode(tx, ports, row, contact, order);
  const sentTo = maskContact(contact);
  const detail = { contact: sentTo };
  if (!sending.sent) return refuseLimited(tx, ports, caller, { ...START, detail }, sending.wait);
  await recordAudit(tx, ports, caller, { ...START, result: 'ok', detail });
  return ok({ sentTo, resendInSeconds: DURATIONS.resendCooldown / 1000 });
};

const CHANGE = { operation: 'contact.change' } as const;

/**
 * Saves the contact that the code was sent to, in the transaction that consumes the code. For a customer, the username
 * changes too (SECURITY.md §2.5, §2.7).
 */
const finishContactChange =
  (ports: Ports) =>
  async (
    caller: SessionCaller,
    input: { readonly type: ContactType; readonly code: string; readonly endOthers: boolean },
  ): Reply<SessionView> => {
    const code = input.code.trim();
    if (!isWholeCode(code)) return invalid('Enter the 6-digit code');
    return inSession(ports, caller, async (tx, live) => {
      const { purpose } = contactChangeCode(input.type);
      const guess = await guessCode(tx, ports, live.row, code, purpose);
      if (guess.outcome !== 'matched')
        return refuseGuess(tx, ports, caller, CHANGE.operation, guess);
      const contact = { type: input.type, value: guess.contactValue };
      return save(ports, tx, caller, live, contact, input.endOthers);
    });
  };

/**
 * Ends unfinished sign-ins, because the old contact may have proved them. Ends other full sessions unless the owner keeps
 * them (ASVS V7.4.3).
 */
const endSessions = async (
  tx: Transaction,
  ports: Ports,
  { row }: LiveSession,
  others: boolean,
): Promise<void> => {
  const now = ports.clock.now();
  if (others) await tx.sessions.endAll(row.accountId, row.id, 'contactChanged', now);
  else await tx.sessions.endPending(row.accountId, 'contactChanged', now);
};

const save = async (
  ports: Ports,
  tx: Transaction,
  caller: SessionCaller,
  live: LiveSession,
  contact: StoredContact,
  endOthers: boolean,
): Reply<SessionView> => {
  const { accountId, application } = live.row;
  const { type } = contact;
  const detail = { contact: maskContact(contact) };
  const isLogin = application === 3 && type === 'email';
  if (isLogin && !(await tx.accounts.changeEmailLogin(accountId, contact.value))) {
    return recordRefusal(tx, ports, caller, { ...CHANGE, detail }, EMAIL_TAKEN);
  }
  const before = await tx.accounts.contacts(accountId);
  await tx.accounts.saveContact(accountId, contact);
  await afterContactChange(tx, ports, { accountId, type, removed: false, before });
  await endSessions(tx, ports, live, endOthers);
  await tx.nextSignIn.meet(accountId, ['contactInfo']);
  // Ends a pending correction of this contact type, because the owner just proved a contact.
  await tx.nextSignIn.endCorrection(accountId, ['type', type], 'replaced');
  const view = await describeView(tx, ports, live.row.id, caller.session.impersonation);
  await recordAudit(tx, ports, caller, { ...CHANGE, result: 'ok', detail });
  return ok(view);
};

/** Use cases that let a signed-in person change their own contacts, after a recent password check (spec §5 "User account"). */
export const createProfile = (
  ports: OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'hasher'>,
) => ({
  ...createOwnSessions(ports),
  changeOwnPassword: changeOwnPassword(ports),
  confirmPassword: confirmPassword(ports),
  finishContactChange: finishContactChange(ports),
  /**
   * Removes the phone number after a recent password check. Refuses if the phone number is the person's last contact; does
   * nothing if there is no phone number.
   */
  removePhone: (
    caller: SessionCaller,
    input: { readonly endOthers: boolean },
  ): Reply<SessionView> =>
    inSession(ports, caller, async (tx, live) => {
      if (!freshlyChecked(live.row, ports.clock.now())) return CHECK_NEEDED;
      const { accountId } = live.row;
      const before = await tx.accounts.contacts(accountId);
      const phone = before.find(({ type }) => type === 'cellPhone');
      if (phone === undefined)
        return ok(await describeView(tx, ports, live.row.id, caller.session.impersonation));
      if (before.length === 1) return LAST_CONTACT;
      await tx.accounts.removeContact(accountId, 'cellPhone');
      await afterContactChange(tx, ports, {
        accountId,
        type: 'cellPhone',
        removed: true,
        before,
      });
      await endSessions(tx, ports, live, input.endOthers);
      const view = await describeView(tx, ports, live.row.id, caller.session.impersonation);
      await recordAudit(tx, ports, caller, {
        operation: 'contact.remove',
        result: 'ok',
        detail: { contact: maskContact(phone) },
      });
      return ok(view);
    }),

  startContactChange: startContactChange(ports),
});
