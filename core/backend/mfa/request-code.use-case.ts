import { ok } from '../../kernel/result.ts';
import { DURATIONS } from '../../kernel/limits.ts';
import type { CodeReceipt } from '../../mfa/mfa.gateway.port.ts';
import type { MfaType } from '../../mfa/mfa-type.schema.ts';
import type { ContactType } from '../../session/session-view.schema.ts';
import type { StoredContact } from '../account.repository.port.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import { invalid, SESSION_OVER, STEP_NOT_DUE } from '../refusals.ts';
import { dueDemands } from '../session/judge-access.rule.ts';
import { lockSession, type LiveSession } from '../session/lock-session.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { maskContact } from './mask-contact.rule.ts';
import { sendCode } from './send-code.operation.ts';
import { refuseLimited } from '../limits/refuse-limited.operation.ts';

/** What the portal asks for; the contact is named by its masked or its full form. */
export interface CodeRequest {
  readonly contactMethodValue: string;
  readonly type: ContactType;
  readonly mfaType: MfaType;
}

/** Sends a code, to a contact the person owns or to the one being set up, never anywhere else (SECURITY.md §2.7). */
export const requestCode =
  (ports: OperationPorts & Pick<BackendPorts, 'unitOfWork'>) =>
  (caller: SessionCaller, input: CodeRequest): Reply<CodeReceipt> =>
    ports.unitOfWork.run(async (tx) => {
      const live = await lockSession(tx, ports, caller);
      if (live === null) return SESSION_OVER;
      const due = dueDemands(live.demands).includes('mfaVerify');
      if (!due || input.mfaType !== live.row.mfaType) return STEP_NOT_DUE;
      const contact = await chosenContact(tx, live, input);
      if (contact === null) return invalid('This contact is not one of yours.');
      const sending = await sendCode(tx, ports, live.row, contact);
      const detail = { type: contact.type };
      const operation = 'code.request';
      if (!sending.sent)
        return refuseLimited(tx, ports, caller, { operation, detail }, sending.wait);
      await recordAudit(tx, ports, caller, { operation, result: 'ok', detail });
      return ok({
        sentTo: contact.type,
        sentToMsg: maskContact(contact),
        resendInSeconds: DURATIONS.resendCooldown / 1000,
      });
    });

const chosenContact = async (
  tx: Transaction,
  live: LiveSession,
  input: CodeRequest,
): Promise<StoredContact | null> => {
  const own = live.demands.includes('contactInfo')
    ? [live.row.draftContact].filter((draft) => draft !== null)
    : await tx.accounts.contacts(live.row.accountId);
  const named = (contact: StoredContact) =>
    input.contactMethodValue === contact.value || input.contactMethodValue === maskContact(contact);
  return own.find((contact) => contact.type === input.type && named(contact)) ?? null;
};
