import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller, SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';

/** Writes a refused authorisation to the record, in a transaction of its own (SECURITY.md §2.11). */
export class RecordDenial {
  readonly #ports: BackendPorts;

  constructor(ports: BackendPorts) {
    this.#ports = ports;
  }

  async execute(
    caller: Caller | SessionCaller,
    input: { readonly operationId: string; readonly refusal: Refusal['kind'] },
  ): Promise<void> {
    await this.#ports.unitOfWork.run((tx) =>
      recordAudit(tx, this.#ports, caller, {
        operation: 'access',
        result: 'refused',
        target: input.operationId,
        detail: { refusal: input.refusal },
      }),
    );
  }
}
