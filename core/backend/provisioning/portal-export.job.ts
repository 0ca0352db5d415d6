import { PORTAL_EXPORT_JOB } from '../../provisioning/portal-import.schema.ts';
import { portalCsvHead, portalCsvLines } from '../../provisioning/portal-csv-lines.rule.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import { JOB_LIMITS } from '../jobs/job-limits.ts';
import { type ExportMark, exportPage } from './export-page.operation.ts';

/**
 * Background job that exports the whole portal in the format of an import, without codes. The audit log names the person
 * who started the export (SECURITY.md §2.11).
 */
export const PORTAL_EXPORT: JobKind<Readonly<Record<string, never>>, ExportMark> = {
  name: PORTAL_EXPORT_JOB,
  access: { kind: 'full', applications: [1], permissions: ['provisioning'] },
  bounds: { fileBytes: 1024 * 1024 * 1024, keepFile: JOB_LIMITS.keepFile },
  step: async (tx, _parameters, checkpoint, work) => {
    const { next, records, sites } = await exportPage(tx, work, null, checkpoint);
    if (checkpoint === null)
      await tx.audit.append({
        at: work.clock.now(),
        ...work.job.startedBy,
        claimedIp: null,
        subjectId: work.job.ownerId,
        actorId: work.job.ownerId,
        operation: 'portal.export',
        target: 'everything',
        result: 'ok',
        detail: { codes: 'left out', job: work.job.id },
      });
    const lines = portalCsvLines(records);
    const part = checkpoint === null ? portalCsvHead() + lines : lines;
    return { checkpoint: next, rows: sites, part };
  },
};
