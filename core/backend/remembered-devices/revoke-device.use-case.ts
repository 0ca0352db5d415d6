import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { SESSION_OVER } from '../refusals.ts';
import { lockSession } from '../session/lock-session.operation.ts';

/** Forgets one of the person's own remembered browsers; another person's, or one that is gone, is as good as forgotten. */
export const revokeDevice =
  (ports: BackendPorts) =>
  (
    caller: SessionCaller,
    input: { readonly id: string },
  ): Promise<Result<Record<string, never>, Refusal>> =>
    ports.unitOfWork.run(async (tx) => {
      const live = await lockSession(tx, ports, caller);
      if (live === null) return SESSION_OVER;
      if (await tx.devices.revoke(live.row.accountId, input.id))
        await recordAudit(tx, ports, caller, {
          operation: 'device.revoke',
          result: 'ok',
          target: input.id,
        });
      return ok({});
    });
