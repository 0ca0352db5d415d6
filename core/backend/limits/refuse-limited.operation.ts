import { recordAudit, type AuditFacts } from '../audit.operation.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { Caller, SessionCaller } from '../caller.ts';
import { tooMany } from '../refusals.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** A limit said no: that is recorded, and the caller is told how long to wait. */
export const refuseLimited = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock'>,
  caller: Caller | SessionCaller,
  facts: Omit<AuditFacts, 'result'>,
  waitSeconds: number,
): Promise<ReturnType<typeof tooMany>> => {
  await recordAudit(tx, ports, caller, { ...facts, result: 'limited' });
  return tooMany(waitSeconds);
};
