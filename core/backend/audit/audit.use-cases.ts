import { auditCsv } from '../../audit/audit-csv.rule.ts';
import { type AuditFilter, EXPORT_ROWS } from '../../audit/audit-filter.ts';
import type { AuditExport, AuditPage, ChainPart } from '../../audit/audit-record.schema.ts';
import type { Job } from '../../jobs/job.schema.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { recordAudit } from '../audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { JOB_LIMITS } from '../jobs/job-limits.ts';
import { startJob } from '../jobs/start-job.operation.ts';
import type { ExportPorts } from '../lists/export-list.operation.ts';
import type { Refusal } from '../refusal.ts';
import { AUDIT_EXPORT } from './audit-export.job.ts';
import { printAudit, saidFilter } from './print-audit.use-case.ts';

/** Lines of one part: few enough to answer soon and to let others work in between. */
const PART = 5000;

/** The record for those who may read it; nothing here changes a line (domain guide 6.17). */
export const createAudit = (ports: ExportPorts) => ({
  printAudit: printAudit(ports),

  /** Whether the record is as it was written, one part of it at a time (SECURITY.md §2.11). */
  checkAuditChain: (
    _caller: SessionCaller,
    input: { readonly after: number },
  ): Promise<Result<ChainPart, Refusal>> =>
    ports.unitOfWork.run(async (tx) => ok(await tx.auditRecord.checkChain(input.after, PART))),

  /** The lines of one filter as CSV, the newest ones where there are too many; taking them away is itself recorded. */
  exportAudit: (
    caller: SessionCaller,
    input: { readonly filter: AuditFilter },
  ): Promise<Result<AuditExport, Refusal>> =>
    ports.unitOfWork.run(async (tx) => {
      const window = { before: null, limit: EXPORT_ROWS + 1 };
      const found = await tx.auditRecord.lines(input.filter, window);
      const lines = found.slice(0, EXPORT_ROWS);
      await recordAudit(tx, ports, caller, {
        operation: 'audit.export',
        result: 'ok',
        detail: { ...saidFilter(input.filter), rows: String(lines.length) },
      });
      return ok({
        csv: auditCsv(lines),
        rows: lines.length,
        more: found.length > EXPORT_ROWS,
      });
    }),

  /** Puts an export of any length into the background; what is written from now on is not in it. */
  startAuditExport: (
    caller: SessionCaller,
    input: { readonly filter: AuditFilter; readonly idempotencyKey: string | null },
  ): Promise<Result<Job, Refusal>> => {
    const { filter, idempotencyKey } = input;
    const submission = { key: idempotencyKey, route: 'startAuditExport', body: filter };
    return ports.unitOfWork.run((tx) =>
      startJob(tx, ports, caller, submission, async () => {
        const [newest] = await tx.auditRecord.lines(filter, { before: null, limit: 1 });
        return {
          kind: AUDIT_EXPORT,
          parameters: { filter, below: (newest?.seq ?? 0) + 1 },
          total: await tx.auditRecord.count(filter, JOB_LIMITS.rows + 1),
          fileName: `record-${new Date(ports.clock.now()).toISOString().slice(0, 10)}.csv`,
          said: saidFilter(filter),
        };
      }),
    );
  },

  /** How many lines of one filter were written after a line; asking leaves no line. */
  countNewAudit: (
    _caller: SessionCaller,
    { filter, after }: { readonly filter: AuditFilter; readonly after: number },
  ): Promise<Result<{ readonly count: number }, Refusal>> =>
    ports.unitOfWork.run(async (tx) =>
      ok({ count: await tx.auditRecord.count(filter, EXPORT_ROWS, after) }),
    ),

  /** One window of the record, newest first; reading it leaves no line, a refused try does. */
  readAudit: async (
    _caller: SessionCaller,
    input: {
      readonly filter: AuditFilter;
      readonly before: number | null;
      readonly size: number;
    },
  ): Promise<Result<AuditPage, Refusal>> => {
    const { filter, before, size } = input;
    return ports.unitOfWork.run(async (tx) => {
      const found = await tx.auditRecord.lines(filter, { before, limit: size + 1 });
      const { count, operations } = await tx.auditRecord.overview(filter, EXPORT_ROWS + 1);
      const lines = found.slice(0, size);
      return ok({
        lines: [...lines],
        total: Math.min(count, EXPORT_ROWS),
        more: count > EXPORT_ROWS,
        next: found.length > size ? (lines.at(-1)?.seq ?? null) : null,
        operations: [...operations],
      });
    });
  },
});
