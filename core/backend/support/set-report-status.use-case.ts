import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { IntakeReport, IntakeStatus } from '../../support/support.schema.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { readReference } from '../intake/reference.rule.ts';
import type { Refusal } from '../refusal.ts';
import { NOT_FOUND, staleRev } from '../refusals.ts';

/** Moves a report on; the first of two people wins and the other is told. */
export const setReportStatus =
  (ports: BackendPorts) =>
  async (
    caller: SessionCaller,
    input: { readonly reference: string; readonly status: IntakeStatus; readonly rev: number },
  ): Promise<Result<IntakeReport, Refusal>> => {
    const key = readReference(input.reference);
    if (key === null) return NOT_FOUND;
    return ports.unitOfWork.run(async (tx): Promise<Result<IntakeReport, Refusal>> => {
      const before = await tx.support.findReport(key);
      if (before === null) return NOT_FOUND;
      const changed = await tx.support.setReportStatus(key, input.status, input.rev);
      const facts = {
        operation: 'support.report',
        target: before.reference,
        detail: { before: before.status, after: input.status },
      };
      const after = changed ? await tx.support.findReport(key) : null;
      await recordAudit(tx, ports, caller, { ...facts, result: changed ? 'ok' : 'refused' });
      return after === null ? staleRev(null) : ok(after);
    });
  };
