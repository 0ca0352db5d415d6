import { ok } from '../../kernel/result.ts';
import type { ContactMethod } from '../../mfa/mfa.gateway.port.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import { SESSION_OVER } from '../refusals.ts';
import { maskContact } from './mask-contact.rule.ts';
import { requestCode } from './request-code.use-case.ts';
import { verifyCode } from './verify-code.use-case.ts';

/** Six-digit codes of a pending session (spec §7.2 mfa/request, mfa/verify). */
export const createMfa = (ports: OperationPorts & Pick<BackendPorts, 'unitOfWork'>) => ({
  /** The person's own contacts, masked; while one is being set up, that draft alone, as it was typed (SECURITY.md §2.7). */
  listContactMethods: (
    caller: SessionCaller,
  ): Reply<{ readonly contactMethods: readonly ContactMethod[] }> =>
    ports.unitOfWork.run(async (tx) => {
      const live = await tx.sessions.findLive(caller.session.id, ports.clock.now());
      if (live === null) return SESSION_OVER;
      if (live.demands.includes('contactInfo'))
        return ok({
          contactMethods: live.row.draftContact === null ? [] : [live.row.draftContact],
        });
      const contacts = await tx.accounts.contacts(live.row.accountId);
      return ok({
        contactMethods: contacts.map((contact) => ({
          type: contact.type,
          value: maskContact(contact),
        })),
      });
    }),

  requestCode: requestCode(ports),
  verifyCode: verifyCode(ports),
});
