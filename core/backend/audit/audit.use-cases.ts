import type {
  AuditFilter,
  AuditLine,
  AuditPage,
  ChainPart,
} from '../../audit/audit-line.schema.ts';
import { auditFileColumns, withName } from '../../audit/audit-file-columns.ts';
import { FACTS } from '../../audit/audit-list.ts';
import type { Document } from '../../documents/document.ts';
import type { Job } from '../../jobs/job.schema.ts';
import { isTimeZone } from '../../kernel/read-time-zone.rule.ts';
import { ok } from '../../kernel/result.ts';
import { EXPORT_AT_ONCE } from '../../lists/list-query.schema.ts';
import type { SessionCaller } from '../caller.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { siteTime } from '../history/site-time.rule.ts';
import { JOB_LIMITS } from '../jobs/job-limits.ts';
import { startJob } from '../jobs/start-job.operation.ts';
import {
  exportList,
  type ExportPorts,
  type ExportRequest,
  setParts,
} from '../lists/export-list.operation.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { AUDIT_EXPORT } from './audit-export.job.ts';

/** Number of audit entries checked per request, small enough for a quick response. */
const PART = 2000;

const EVERYTHING: AuditFilter = {
  from: null,
  to: null,
  result: null,
  person: '',
  operation: '',
  text: '',
};

export interface ReaderZone {
  readonly timeZone?: string | undefined;
}

/** Returns the reader's time zone. Without one, or with one that this server does not know, times are in UTC. */
const zoneOf = ({ timeZone = 'UTC' }: ReaderZone): string =>
  isTimeZone(timeZone) ? timeZone : 'UTC';

/** Read-only use cases of the audit log, for staff who have the right to read it (domain guide 6.17). */
export const createAudit = (ports: ExportPorts & Pick<BackendPorts, 'wallClock'>) => ({
  /** Checks one part of the audit log's hash chain (SECURITY.md §2.11). */
  auditChain: (
    _caller: SessionCaller,
    { after = 0 }: { readonly after?: number | undefined },
  ): Reply<ChainPart> =>
    ports.unitOfWork.read(async (tx) => ok(await tx.auditLog.checkChain(after, PART))),

  /** Exports the audit entries that match a filter, newest first. The export itself is audited. */
  auditExport: (
    caller: SessionCaller,
    request: ExportRequest<AuditFilter> & ReaderZone,
  ): Reply<Document> =>
    exportList(ports, {
      name: 'audit-log',
      title: 'Audit log',
      columns: auditFileColumns(siteTime(ports.wallClock, zoneOf(request))),
      operation: 'audit.export',
      auditFacts: (filter: AuditFilter) => ({ ...filter }),
      rows: (tx, filter, { limit }) => tx.auditLog.lines(filter, { before: null, limit }),
      byJob: true,
    })(caller, {
      ...request,
      ...(request.format === 'csv' && { columns: withName(request.columns) }),
    }),

  /** Starts a background export of the audit log. Entries written after the export starts are left out. */
  startAuditExport: (
    caller: SessionCaller,
    input: ReaderZone & {
      readonly filter: AuditFilter;
      readonly columns: readonly string[] | null;
      readonly idempotencyKey: string | null;
    },
  ): Reply<Job> => {
    const { filter, idempotencyKey: key } = input;
    const timeZone = zoneOf(input);
    const columns = withName(input.columns);
    const submission = { key, route: 'startAuditExport', body: { filter, columns } };
    return ports.unitOfWork.run((tx) =>
      startJob(tx, ports, caller, submission, async () => {
        const [newest] = await tx.auditLog.lines(filter, { before: null, limit: 1 });
        return {
          kind: AUDIT_EXPORT,
          parameters: { filter, columns, timeZone, below: (newest?.seq ?? 0) + 1 },
          total: await tx.auditLog.count(filter, JOB_LIMITS.rows + 1),
          fileName: `audit-log-${new Date(ports.clock.now()).toISOString().slice(0, 10)}.csv`,
          auditFacts: setParts({ ...filter }),
        };
      }),
    );
  },

  /** Counts the matching audit entries after a given entry. The count itself is not audited. */
  auditNew: (
    _caller: SessionCaller,
    { filter, after }: { readonly filter: AuditFilter; readonly after: number },
  ): Reply<{ readonly count: number }> =>
    ports.unitOfWork.read(async (tx) =>
      ok({ count: await tx.auditLog.count(filter, EXPORT_AT_ONCE, after) }),
    ),

  /** Returns one entry of the audit log with more facts than the list shows. */
  auditLine: (_caller: SessionCaller, { seq }: { readonly seq: number }): Reply<AuditLine> =>
    ports.unitOfWork.read(async (tx) => {
      const window = { before: seq + 1, limit: 1, facts: FACTS.ofLine };
      const [line] = await tx.auditLog.lines(EVERYTHING, window);
      return line?.seq === seq ? ok(line) : NOT_FOUND;
    }),

  /** Returns one page of the audit log, newest first. Only a refused attempt to read a page is audited. */
  auditPage: async (
    _caller: SessionCaller,
    input: {
      readonly filter: AuditFilter;
      readonly before: number | null;
      readonly size: number;
    },
  ): Reply<AuditPage> => {
    const { filter, before, size } = input;
    const bounds = { facts: FACTS.inList, most: EXPORT_AT_ONCE + 1 };
    const window = { before, limit: size + 1, ...bounds };
    const found = await ports.unitOfWork.read((tx) => tx.auditLog.page(filter, window));
    const { count, operations } = found;
    const lines = found.lines.slice(0, size);
    return ok({
      lines,
      total: Math.min(count, EXPORT_AT_ONCE),
      more: count > EXPORT_AT_ONCE,
      next: found.lines.length > size ? (lines.at(-1)?.seq ?? null) : null,
      operations: [...operations],
    });
  },
});
