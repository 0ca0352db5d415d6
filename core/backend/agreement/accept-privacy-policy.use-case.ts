import type { Result } from '../../kernel/result.ts';
import type { StepReply } from '../../session/session-view.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller, WithCookies } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { SESSION_OVER, STEP_NOT_DUE } from '../refusals.ts';
import { completeStep } from '../session/complete-step.operation.ts';
import { lockSession } from '../session/lock-session.operation.ts';

/** Notes that the current privacy policy was accepted; the call carries no version (spec §7.2), so the current one counts. */
export const acceptPrivacyPolicy =
  (ports: BackendPorts) =>
  (caller: SessionCaller): Promise<Result<WithCookies<StepReply>, Refusal>> =>
    ports.unitOfWork.run(async (tx) => {
      const live = await lockSession(tx, ports, caller);
      if (live === null) return SESSION_OVER;
      if (live.demands[0] !== 'privacy') return STEP_NOT_DUE;
      const { version } = await tx.agreements.privacyPolicy();
      await tx.accounts.acceptPrivacyPolicy(live.row.accountId, version);
      return completeStep(tx, ports, caller, live, ['privacy'], {
        detail: { version: String(version) },
      });
    });
