import { ok } from '../../kernel/result.ts';
import { recordRefusal } from '../record-audit.operation.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { StoredContact } from '../session/account.repository.port.ts';
import { afterContactChange } from '../account/after-contact-change.operation.ts';
import { EMAIL_TAKEN } from '../account/contact-refusals.ts';
import { type Reply, SESSION_OVER } from '../refusal.ts';
import type { SessionRow } from '../session/session.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { maskContact } from '../session/mask-contact.rule.ts';

/**
 * Applies a contact that support corrected, after the code sent to that contact was entered correctly. The new contact
 * replaces the old one; for a customer, the new contact also becomes the username (SECURITY.md §2.7). Ends the sign-in if
 * the correction was withdrawn or refused, or if another customer now has the address.
 */
export const meetCorrection = async (
  tx: Transaction,
  ports: OperationPorts,
  caller: SessionCaller,
  { id, accountId, application }: Pick<SessionRow, 'id' | 'accountId' | 'application'>,
  contact: StoredContact,
): Reply<null> => {
  const { type, value } = contact;
  const facts = { operation: 'step.mfaVerify', detail: { contact: maskContact(contact) } };
  const now = ports.clock.now();
  if (!(await tx.nextSignIn.endCorrection(accountId, ['value', value], 'met'))) {
    await tx.sessions.end(id, 'correctionOver', now);
    return recordRefusal(tx, ports, caller, facts, SESSION_OVER);
  }
  const isLogin = application === 3 && type === 'email';
  if (isLogin && !(await tx.accounts.changeEmailLogin(accountId, value))) {
    await tx.sessions.end(id, 'correctionOver', now);
    return recordRefusal(tx, ports, caller, facts, EMAIL_TAKEN);
  }
  const before = await tx.accounts.contacts(accountId);
  await tx.accounts.saveContact(accountId, contact);
  await afterContactChange(tx, ports, { accountId, type, removed: false, before });
  return ok(null);
};
