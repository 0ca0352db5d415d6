import type { AuditFilter } from '../../audit/audit-filter.ts';
import { AUDIT_TITLES, RESULT_WORDS } from '../../audit/audit-list.ts';
import type { AuditLine } from '../../audit/audit-record.schema.ts';
import { personWord, subjectWord } from '../../audit/person-word.rule.ts';
import type { Document } from '../../documents/document.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { EXPORT_AT_ONCE } from '../../lists/list-query.schema.ts';
import type { ExportColumn } from '../../lists/list-table.rule.ts';
import { recordAudit } from '../audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { createExportList, type ExportPorts } from '../lists/export-list.operation.ts';
import type { Refusal } from '../refusal.ts';

/** The set parts of a filter, for the line that says what was taken away. */
export const saidFilter = (filter: AuditFilter): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]: readonly [string, string | null]) =>
      value === null || value === '' ? [] : [[name, value]],
    ),
  );

const COLUMNS: readonly ExportColumn<AuditLine>[] = [
  { key: 'time', title: `${AUDIT_TITLES.time} (UTC)`, value: ({ at }) => at },
  { key: 'actor', title: AUDIT_TITLES.actor, value: ({ actor }) => personWord(actor) },
  { key: 'subject', title: AUDIT_TITLES.subject, value: subjectWord },
  { key: 'operation', title: AUDIT_TITLES.operation, value: ({ operation }) => operation },
  { key: 'target', title: AUDIT_TITLES.target, value: ({ target }) => target },
  { key: 'result', title: AUDIT_TITLES.result, value: ({ result }) => RESULT_WORDS[result] },
  { key: 'address', title: AUDIT_TITLES.address, value: ({ address }) => address },
  { key: 'number', title: AUDIT_TITLES.number, value: ({ seq }) => seq },
  { key: 'request', title: AUDIT_TITLES.request, value: ({ requestId }) => requestId },
];

/** Every line of a filter as a table to print; taking it away is itself recorded. */
export const printAudit = (ports: ExportPorts) => {
  const exportList = createExportList(ports);
  return (
    caller: SessionCaller,
    input: { readonly filter: AuditFilter; readonly columns: readonly string[] | null },
  ): Promise<Result<Document, Refusal>> =>
    ports.unitOfWork.run(async (tx) => {
      const { filter, columns } = input;
      const said = saidFilter(filter);
      const made = await exportList(
        {
          name: 'record',
          title: 'Record',
          columns: COLUMNS,
          filter: Object.entries(said)
            .map(([name, value]) => `${name} ${value}`)
            .join(', '),
          total: await tx.auditRecord.count(filter, EXPORT_AT_ONCE + 1),
          rows: () => tx.auditRecord.lines(filter, { before: null, limit: EXPORT_AT_ONCE }),
        },
        { columns, format: 'pdf' },
      );
      if (!made.ok) return made;
      if (made.value.to === 'job') return err({ kind: 'busy', retryAfterSeconds: 60 });
      await recordAudit(tx, ports, caller, {
        operation: 'audit.print',
        result: 'ok',
        detail: { ...said, rows: String(made.value.rows) },
      });
      return ok(made.value.file);
    });
};
