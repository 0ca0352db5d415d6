import type { ConsumerHome } from '../../home/home.schema.ts';
import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';

/** State of the sites linked to the customer's own account, and of no others. */
export class ReadConsumerHome {
  readonly #ports: BackendPorts;

  constructor(ports: BackendPorts) {
    this.#ports = ports;
  }

  async execute(caller: SessionCaller): Promise<Result<ConsumerHome, Refusal>> {
    const { clock, unitOfWork } = this.#ports;
    return unitOfWork.run(async (tx) =>
      ok(await tx.figures.consumerHome(caller.session.accountId, clock.now())),
    );
  }
}
