import { ok } from '../../kernel/result.ts';
import type { SessionView } from '../../session/session-view.schema.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { maskContact } from '../mfa/mask-contact.rule.ts';
import type { Reply } from '../refusal.ts';
import { SESSION_OVER } from '../refusals.ts';
import { describeView } from '../session/describe-view.operation.ts';
import { lockSession } from '../session/lock-session.operation.ts';
import { afterContactChange } from './after-contact-change.operation.ts';
import { confirmPassword } from './confirm-password.use-case.ts';
import { finishContactChange } from './finish-contact-change.use-case.ts';
import { freshlyChecked } from './fresh-check.rule.ts';
import { CHECK_NEEDED, LAST_CONTACT } from './profile-refusals.ts';
import { startContactChange } from './start-contact-change.use-case.ts';

/** What a signed-in person changes about their own contacts, after a fresh check of the password (spec §5 "User account"). */
export const createProfile = (
  ports: OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'hasher'>,
) => ({
  confirmPassword: confirmPassword(ports),
  finishContactChange: finishContactChange(ports),
  /** Takes the phone number away after a fresh check, never the last contact; without a phone it is as good as done. */
  removePhone: (caller: SessionCaller): Reply<SessionView> =>
    ports.unitOfWork.run(async (tx) => {
      const live = await lockSession(tx, ports, caller);
      if (live === null) return SESSION_OVER;
      if (!freshlyChecked(live.row, ports.clock.now())) return CHECK_NEEDED;
      const { accountId } = live.row;
      const before = await tx.accounts.contacts(accountId);
      const phone = before.find(({ type }) => type === 'cellPhone');
      if (phone === undefined) return ok(await describeView(tx, ports, live.row, live.demands));
      if (before.length === 1) return LAST_CONTACT;
      await tx.accounts.removeContact(accountId, 'cellPhone');
      await afterContactChange(tx, ports, {
        accountId,
        type: 'cellPhone',
        removed: true,
        before,
      });
      const view = await describeView(tx, ports, live.row, live.demands);
      await recordAudit(tx, ports, caller, {
        operation: 'contact.remove',
        result: 'ok',
        detail: { contact: maskContact(phone) },
      });
      return ok(view);
    }),

  startContactChange: startContactChange(ports),
});
