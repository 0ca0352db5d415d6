import { auditCsv } from '../../audit/audit-csv.rule.ts';
import { EXPORT_ROWS, type AuditFilter } from '../../audit/audit-filter.ts';
import type { AuditExport } from '../../audit/audit-record.schema.ts';
import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';

/** The set parts of a filter, for the line that says what was taken away. */
export const saidFilter = (filter: AuditFilter): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]: readonly [string, string | null]) =>
      value === null || value === '' ? [] : [[name, value]],
    ),
  );

/** The lines of one filter as CSV, the newest ones where there are too many; taking them away is itself recorded. */
export class ExportAudit {
  readonly #ports: BackendPorts;

  constructor(ports: BackendPorts) {
    this.#ports = ports;
  }

  async execute(
    caller: SessionCaller,
    input: { readonly filter: AuditFilter },
  ): Promise<Result<AuditExport, Refusal>> {
    return this.#ports.unitOfWork.run(async (tx) => {
      const window = { before: null, limit: EXPORT_ROWS + 1 };
      const found = await tx.auditRecord.lines(input.filter, window);
      const lines = found.slice(0, EXPORT_ROWS);
      await recordAudit(tx, this.#ports, caller, {
        operation: 'audit.export',
        result: 'ok',
        detail: { ...saidFilter(input.filter), rows: String(lines.length) },
      });
      return ok({
        csv: auditCsv(lines),
        rows: lines.length,
        more: found.length > EXPORT_ROWS,
      });
    });
  }
}
