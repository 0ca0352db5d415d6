import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { SESSION_OVER } from '../refusals.ts';
import { lockSession } from '../session/lock-session.operation.ts';

/** Forgets one of the person's own remembered browsers; another person's, or one that is gone, is as good as forgotten. */
export class RevokeDevice {
  readonly #ports: BackendPorts;

  constructor(ports: BackendPorts) {
    this.#ports = ports;
  }

  async execute(
    caller: SessionCaller,
    input: { readonly id: string },
  ): Promise<Result<Record<string, never>, Refusal>> {
    return this.#ports.unitOfWork.run(async (tx) => {
      const live = await lockSession(tx, this.#ports, caller);
      if (live === null) return SESSION_OVER;
      if (await tx.devices.revoke(live.row.accountId, input.id))
        await recordAudit(tx, this.#ports, caller, {
          operation: 'device.revoke',
          result: 'ok',
          target: input.id,
        });
      return ok({});
    });
  }
}
