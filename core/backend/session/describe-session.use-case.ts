import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { SessionView } from '../../session/session-view.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { SESSION_OVER } from '../refusals.ts';
import { describeView } from './describe-view.operation.ts';

/** Who am I, with the open demands; answers pending sessions too. */
export const describeSession =
  (ports: BackendPorts) =>
  (caller: SessionCaller): Promise<Result<SessionView, Refusal>> =>
    ports.unitOfWork.run(async (tx) => {
      const live = await tx.sessions.findLive(caller.session.id, ports.clock.now());
      if (live === null) return SESSION_OVER;
      return ok(await describeView(tx, ports, live.row, live.demands));
    });
