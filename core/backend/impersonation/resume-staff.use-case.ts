import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { SessionGrant } from '../../session/session-view.schema.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller, WithCookies } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { SESSION_OVER } from '../refusals.ts';
import { findWaiting } from './find-waiting.operation.ts';
import { whyOver } from './judge-impersonation.rule.ts';
import { wakeStaff } from './wake-staff.operation.ts';

/** "Continue as …": takes the staff member's session up again after an impersonation that is over, by the cookie alone and only when asked (SECURITY.md §2.9). */
export const resumeStaff =
  (ports: BackendPorts) =>
  (
    caller: Caller,
    input: { readonly secret: string | null },
  ): Promise<Result<WithCookies<SessionGrant>, Refusal>> =>
    ports.unitOfWork.run(async (tx): Promise<Result<WithCookies<SessionGrant>, Refusal>> => {
      const facts = await findWaiting(tx, ports, caller, input.secret);
      if (facts === null) return SESSION_OVER;
      const why = whyOver(facts, ports.clock.now()) ?? 'subjectSessionOver';
      const woken = await wakeStaff(tx, ports, facts, why);
      if (!woken.ok) return woken;
      await recordAudit(tx, ports, caller, {
        operation: 'impersonation.resume',
        result: 'ok',
        sessionId: facts.staffSessionId,
        subjectId: facts.subjectId,
        actorId: facts.actorId,
        detail: { impersonation: facts.id, nextSession: woken.value.sessionId },
      });
      return ok(woken.value.answer);
    });
