import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller, SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';

/** Writes a refused authorisation to the record, in a transaction of its own (SECURITY.md §2.11). */
export const recordDenial =
  (ports: BackendPorts) =>
  async (
    caller: Caller | SessionCaller,
    input: { readonly operationId: string; readonly refusal: Refusal['kind'] },
  ): Promise<void> => {
    await ports.unitOfWork.run((tx) =>
      recordAudit(tx, ports, caller, {
        operation: 'access',
        result: 'refused',
        target: input.operationId,
        detail: { refusal: input.refusal },
      }),
    );
  };
