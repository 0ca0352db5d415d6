import type { ConsumerHome } from '../../home/home.schema.ts';
import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';

/** State of the sites linked to the customer's own account, and of no others. */
export const readConsumerHome =
  (ports: BackendPorts) =>
  async (caller: SessionCaller): Promise<Result<ConsumerHome, Refusal>> => {
    const { clock, unitOfWork } = ports;
    return unitOfWork.run(async (tx) =>
      ok(await tx.figures.consumerHome(caller.session.accountId, clock.now())),
    );
  };
