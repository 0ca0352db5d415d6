import type { AuditFilter, AuditLine } from '../../audit/audit-line.schema.ts';
import { auditFileColumns } from '../../audit/audit-file-columns.ts';
import { AUDIT_JOB } from '../../audit/audit-list.ts';
import { siteTime } from '../history/site-time.rule.ts';
import { listExport, type WantedColumns } from '../jobs/list-export.operation.ts';

/** The stored parameters of an audit export. Entries numbered `below` or higher were written after the export started and are left out. */
export interface AuditExportParameters extends WantedColumns {
  readonly filter: AuditFilter;
  readonly below: number;
  /** The reader's time zone; absent in jobs stored by older versions. */
  readonly timeZone?: string;
}

/** Exports the audit entries that matched when the export started, newest first (domain guide 6.17). */
export const AUDIT_EXPORT = listExport<AuditLine, AuditExportParameters, number>({
  name: AUDIT_JOB,
  access: { kind: 'full', applications: [1], permissions: ['audit'] },
  columns: ({ timeZone = 'UTC' }, { wallClock }) => auditFileColumns(siteTime(wallClock, timeZone)),
  rows: (tx, { filter, below }, { after, limit }) =>
    tx.auditLog.lines(filter, { before: after ?? below, limit }),
  cursor: ({ seq }) => seq,
});
