import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { SessionGrant } from '../../session/session-view.schema.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller, WithCookies } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { SESSION_OVER } from '../refusals.ts';
import { lockSession } from '../session/lock-session.operation.ts';
import { wakeStaff } from './wake-staff.operation.ts';

/** Ends an impersonation; the staff member goes on as themselves (spec §4.3, SECURITY.md §2.9). */
export const endImpersonation =
  (ports: BackendPorts) =>
  (caller: SessionCaller): Promise<Result<WithCookies<SessionGrant>, Refusal>> =>
    ports.unitOfWork.run(async (tx): Promise<Result<WithCookies<SessionGrant>, Refusal>> => {
      const { id: sessionId } = caller.session;
      const live = await lockSession(tx, ports, caller);
      const facts = await tx.impersonations.find({ by: 'session', sessionId });
      if (live === null || facts === null) return SESSION_OVER;
      const woken = await wakeStaff(tx, ports, facts, 'ended');
      if (!woken.ok) return woken;
      await recordAudit(tx, ports, caller, {
        operation: 'impersonation.end',
        result: 'ok',
        detail: { impersonation: facts.id, nextSession: woken.value.sessionId },
      });
      return ok(woken.value.answer);
    });
