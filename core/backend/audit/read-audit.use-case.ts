import { EXPORT_ROWS, type AuditFilter, type PageSize } from '../../audit/audit-filter.ts';
import type { AuditPage } from '../../audit/audit-record.schema.ts';
import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';

/** One page of the record, newest first; reading a page leaves no line, a refused try does. */
export const readAudit =
  (ports: BackendPorts) =>
  async (
    _caller: SessionCaller,
    input: {
      readonly filter: AuditFilter;
      readonly before: number | null;
      readonly size: PageSize;
    },
  ): Promise<Result<AuditPage, Refusal>> => {
    const { filter, before, size } = input;
    return ports.unitOfWork.run(async (tx) => {
      const found = await tx.auditRecord.lines(filter, { before, limit: size + 1 });
      const counted = await tx.auditRecord.count(filter, EXPORT_ROWS + 1);
      const lines = found.slice(0, size);
      return ok({
        lines: [...lines],
        total: Math.min(counted, EXPORT_ROWS),
        more: counted > EXPORT_ROWS,
        next: found.length > size ? (lines.at(-1)?.seq ?? null) : null,
        operations: [...(await tx.auditRecord.operations())],
      });
    });
  };
