import type { Document } from '../../documents/document.ts';
import { VISIT_COLUMNS, VISIT_LIST, VISITS } from '../../impersonation/visit-list.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { ExportFormat, ListQuery } from '../../lists/list-query.schema.ts';
import { selectLocally } from '../../lists/local-list.rule.ts';
import { recordAudit } from '../audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { createExportList, type ExportPorts } from '../lists/export-list.operation.ts';
import type { Refusal } from '../refusal.ts';
import { describeVisit, NEWEST_VISITS } from './describe-visit.rule.ts';

/** Exactly the visits the filter leaves, as the screen leaves them; that somebody took them away is recorded. */
export const exportVisits = (ports: ExportPorts) => {
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
      const stored = await tx.impersonations.list({ subjectId: null, limit: NEWEST_VISITS });
      const all = stored.map((visit) => describeVisit(visit, ports.clock.now()));
      const found = selectLocally(all, query, VISITS);
      const made = await exportList(
        {
          name: VISIT_LIST.name,
          title: 'Sessions',
          columns: VISIT_COLUMNS,
          filter: [query.search, ...Object.values(query.filters)].filter(Boolean).join(', '),
          total: found.length,
          rows: () => Promise.resolve(found),
        },
        input,
      );
      if (!made.ok) return made;
      if (made.value.to === 'job') return err({ kind: 'busy', retryAfterSeconds: 60 });
      await recordAudit(tx, ports, caller, {
        operation: 'impersonation.export',
        result: 'ok',
        detail: { ...query.filters, text: query.search, format, rows: String(made.value.rows) },
      });
      return ok(made.value.file);
    });
};
