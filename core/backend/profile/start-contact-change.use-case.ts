import { ok } from '../../kernel/result.ts';
import { DURATIONS } from '../../kernel/limits.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import type { ContactProof } from '../../profile/profile.gateway.port.ts';
import type { ContactType } from '../../session/session-view.schema.ts';
import type { StoredContact } from '../account.repository.port.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { maskContact } from '../mfa/mask-contact.rule.ts';
import type { CodeOrder } from '../mfa/issue-code.operation.ts';
import { sendCode } from '../mfa/send-code.operation.ts';
import type { Reply } from '../refusal.ts';
import { invalid, SESSION_OVER } from '../refusals.ts';
import { lockSession } from '../session/lock-session.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { contactCodeMessage } from './contact-messages.rule.ts';
import { freshlyChecked } from './fresh-check.rule.ts';
import { NEW_CONTACT_SCHEMAS } from './new-contact.schema.ts';
import { CHECK_NEEDED, CONTACT_UNCHANGED } from './profile-refusals.ts';
import { refuseLimited } from '../limits/refuse-limited.operation.ts';

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork'>;

const START = { operation: 'contact.start' } as const;

/** The code that proves a new contact of this type; no other code does. */
export const contactChangeCode = (type: ContactType): CodeOrder => ({
  purpose: `contactChange.${type}`,
  words: contactCodeMessage,
});

/** Sends a code to a new contact, within the limits of every code; whether another customer signs in by the address is not told here (SECURITY.md §2.7, T4). */
export const startContactChange =
  (ports: Ports) =>
  async (
    caller: SessionCaller,
    input: { readonly type: ContactType; readonly value: string },
  ): Reply<ContactProof> => {
    const form = readForm(NEW_CONTACT_SCHEMAS[input.type], { value: input.value });
    if (!form.ok) return invalid(Object.values(form.error).flat().join('. '));
    const contact: StoredContact = { type: input.type, value: form.value.value };
    return ports.unitOfWork.run((tx) => send(ports, tx, caller, contact));
  };

const send = async (
  ports: Ports,
  tx: Transaction,
  caller: SessionCaller,
  contact: StoredContact,
): Reply<ContactProof> => {
  const live = await lockSession(tx, ports, caller);
  if (live === null) return SESSION_OVER;
  const { row } = live;
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
