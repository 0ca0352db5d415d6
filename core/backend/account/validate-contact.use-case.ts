import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import { detectContact } from '../../login/detect-contact.rule.ts';
import type { ContactMethod } from '../../mfa/mfa.gateway.port.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { maskContact } from '../mfa/mask-contact.rule.ts';
import type { Refusal } from '../refusal.ts';
import { invalid, SESSION_OVER, STEP_NOT_DUE } from '../refusals.ts';
import { lockSession } from '../session/lock-session.operation.ts';

/** Judges a contact and notes it as the draft of this sign-in; a draft that changes voids the code sent to the one before (gating README "Traps"). */
export const validateContact =
  (ports: BackendPorts) =>
  async (
    caller: SessionCaller,
    input: { readonly value: string },
  ): Promise<Result<ContactMethod, Refusal>> => {
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
  };
