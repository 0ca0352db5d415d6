import type { Document } from '../../documents/document.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import {
  EXPORT_AT_ONCE,
  type ExportFormat,
  type ListQuery,
} from '../../lists/list-query.schema.ts';
import { REPORT_COLUMNS, REPORT_LIST } from '../../support/report-list.ts';
import { recordAudit } from '../audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { createExportList, type ExportPorts } from '../lists/export-list.operation.ts';
import type { Refusal } from '../refusal.ts';

/** Exactly the reports the filter leaves; that somebody took them away is recorded. */
export const exportReports = (ports: ExportPorts) => {
  const exportList = createExportList(ports);
  return (
    caller: SessionCaller,
    input: {
      readonly query: ListQuery;
      readonly columns: readonly string[] | null;
      readonly format: ExportFormat;
    },
  ): Promise<Result<Document, Refusal>> =>
    ports.unitOfWork.run(async (tx) => {
      const { query, format } = input;
      const found = await tx.support.reports({ query, offset: 0, limit: EXPORT_AT_ONCE });
      const made = await exportList(
        {
          name: REPORT_LIST.name,
          title: 'Reports',
          columns: REPORT_COLUMNS,
          filter: [query.search, ...Object.values(query.filters)].filter(Boolean).join(', '),
          total: found.total,
          rows: () => Promise.resolve(found.reports),
        },
        input,
      );
      if (!made.ok) return made;
      if (made.value.to === 'job') return err({ kind: 'busy', retryAfterSeconds: 60 });
      await recordAudit(tx, ports, caller, {
        operation: 'support.reportsExport',
        result: 'ok',
        detail: { ...query.filters, text: query.search, format, rows: String(made.value.rows) },
      });
      return ok(made.value.file);
    });
};
