import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { LoginRequirements } from '../../session/requirements.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { SESSION_OVER } from '../refusals.ts';
import { describeView } from './describe-view.operation.ts';

/** The demands as they stand now. */
export const readRequirements =
  (ports: BackendPorts) =>
  (caller: SessionCaller): Promise<Result<LoginRequirements, Refusal>> =>
    ports.unitOfWork.run(async (tx) => {
      const live = await tx.sessions.findLive(caller.session.id, ports.clock.now());
      if (live === null) return SESSION_OVER;
      const view = await describeView(tx, ports, live.row, live.demands);
      return ok(view.requirements);
    });
