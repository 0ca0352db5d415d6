import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { err } from '../../kernel/result.ts';
import { NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { reportFile } from './report-file.operation.ts';
import { sendReportLinks } from './send-report-links.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import { type InGroup, reportViewer } from './report-viewer.operation.ts';
import { notifyReports } from './notify-reports.operation.ts';

type Ports = Pick<
  BackendPorts,
  'unitOfWork' | 'clock' | 'ids' | 'secrets' | 'providerName' | 'publicUrls'
>;

const HAS_ENDED = refusalOf('conflict', 'reportEnded', 'This report has already ended.');
const NOBODY = refusalOf('conflict', 'noRecipients', 'This report has no recipients.');

type One = InGroup & { readonly id: string };

/** Use cases that stop, mail again or delete a report (domain guide 6.9). */
export const changeReports = (ports: Ports) => ({
  /** Stops a report after its running step, and deletes the partial file. */
  stopReport: (caller: SessionCaller, { id, ...input }: One): Reply =>
    ports.unitOfWork.run(async (tx) => {
      const viewer = reportViewer(caller, input);
      const now = ports.clock.now();
      const found = viewer === null ? null : await tx.reports.find(id, viewer, now);
      if (found === null) return NOT_FOUND;
      const by = await nameOf(tx, caller);
      const end = { state: 'cancelled', problem: null, expiresAt: now } as const;
      const stopped = await tx.jobs.end(found.jobId, end);
      if (stopped) {
        await tx.reports.end(id, {
          state: 'failed',
          rows: 0,
          size: 0,
          told: 0,
          fault: 'stopped',
          problem: `Stopped by ${by}.`,
          endedAt: now,
          expiresAt: now,
        });
        await notifyReports(tx, ports, found.siteGroupNum);
      }
      await recordAudit(tx, ports, caller, {
        operation: 'report.stop',
        target: `report ${id}`,
        result: stopped ? 'ok' : 'refused',
        detail: { kind: found.kind },
      });
      if (stopped) await storeCall(tx, ports, caller);
      return stopped ? ok({}) : HAS_ENDED;
    }),

  /** Mails a report's links to the recipients again. Each recipient gets the same link as before. */
  sendReport: (caller: SessionCaller, { id, ...input }: One): Reply<{ readonly sent: number }> =>
    ports.unitOfWork.run(async (tx) => {
      const viewer = reportViewer(caller, input);
      if (viewer === null) return NOT_FOUND;
      const found = await reportFile(tx, id, ports.clock.now(), viewer);
      if (!found.ok) return err(found.error);
      const { expiresAt, recipients, row } = found.value;
      if (recipients.length === 0) return NOBODY;
      const sent = await sendReportLinks(tx, ports, found.value, {
        rows: row.rows ?? 0,
        expiresAt: expiresAt ?? ports.clock.now(),
      });
      await recordAudit(tx, ports, caller, {
        operation: 'report.send',
        target: `report ${id}`,
        result: 'ok',
        detail: { kind: found.value.kind, recipients: String(sent) },
      });
      await storeCall(tx, ports, caller, { reply: { sent } });
      return ok({ sent });
    }),

  /** Deletes a report with its file. An unfinished report is stopped first. Idempotent. */
  deleteReport: (caller: SessionCaller, { id, ...input }: One): Reply =>
    ports.unitOfWork.run(async (tx) => {
      const viewer = reportViewer(caller, input);
      const now = ports.clock.now();
      const found = viewer === null ? null : await tx.reports.find(id, viewer, now);
      if (found === null) return NOT_FOUND;
      await tx.jobs.end(found.jobId, { state: 'cancelled', problem: null, expiresAt: now });
      await tx.reports.remove(id, now);
      await notifyReports(tx, ports, found.siteGroupNum);
      await recordAudit(tx, ports, caller, {
        operation: 'report.delete',
        target: `report ${id}`,
        result: 'ok',
        detail: { kind: found.kind, name: found.name },
      });
      await storeCall(tx, ports, caller);
      return ok({});
    }),
});
