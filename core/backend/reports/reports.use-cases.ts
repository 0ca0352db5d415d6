import type { Document, DocumentInParts } from '../../documents/document.ts';
import { isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import type { ListQuery } from '../../lists/list-query.schema.ts';
import { REPORT_COLUMNS, REPORT_LIST } from '../../reports/report-list.ts';
import type { ReportPage } from '../../reports/report-row.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import {
  exportList,
  type ExportPorts,
  type ExportRequest,
  queryFacts,
} from '../lists/export-list.operation.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { reportFile, reportParts } from './report-file.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import { changeReports } from './change-reports.use-cases.ts';
import { reportSchedules } from './report-schedules.use-cases.ts';
import { type InGroup, reportViewer } from './report-viewer.operation.ts';
import type { ReportViewer } from './report.repository.port.ts';
import { runReports } from './run-reports.use-cases.ts';

type Ports = ExportPorts & Pick<BackendPorts, 'wallClock' | 'publicUrls'>;

interface ScopedQuery {
  readonly query: ListQuery;
  readonly viewer: ReportViewer;
}

/** Use cases for reading reports: finished, running and failed ones (domain guide 6.9). */
export const createReports = (ports: Ports) => {
  const takeAway = exportList(ports, {
    name: REPORT_LIST.name,
    title: 'Completed reports',
    columns: REPORT_COLUMNS,
    operation: 'report.export',
    auditFacts: ({ query }: ScopedQuery) => queryFacts(query),
    rows: async (tx, { query, viewer }, { limit, now }) =>
      (await tx.reports.page(viewer, query, { limit, offset: 0, now })).reports,
  });
  return {
    ...runReports(ports),
    ...changeReports(ports),
    ...reportSchedules(ports),

    listCompletedReports: async (
      caller: SessionCaller,
      { siteGroupNum, query }: InGroup & { readonly query: ListQuery },
    ): Reply<ReportPage> => {
      const viewer = reportViewer(caller, { siteGroupNum });
      if (viewer === null) return NOT_FOUND;
      const now = ports.clock.now();
      const window = { limit: query.size, offset: (query.page - 1) * query.size, now };
      const page = await ports.unitOfWork.read((tx) => tx.reports.page(viewer, query, window));
      return ok({ ...page, asOf: isoInstant(now) });
    },

    exportCompletedReports: async (
      caller: SessionCaller,
      { siteGroupNum, query, ...request }: ExportRequest<ListQuery> & InGroup,
    ): Reply<Document> => {
      const viewer = reportViewer(caller, { siteGroupNum });
      return viewer === null
        ? NOT_FOUND
        : takeAway(caller, { ...request, query: { query, viewer } });
    },

    /** Returns the file of a report. Each download is counted and audited. */
    reportFile: async (
      caller: SessionCaller,
      { id, ...input }: InGroup & { readonly id: string },
    ): Reply<DocumentInParts> => {
      const viewer = reportViewer(caller, input);
      if (viewer === null) return NOT_FOUND;
      const now = ports.clock.now();
      const found = await ports.unitOfWork.read((tx) => reportFile(tx, id, now, viewer));
      if (!found.ok) return found;
      await ports.unitOfWork.run(async (tx) => {
        await tx.reports.noteRead(id, await nameOf(tx, caller), now);
        const { kind, row } = found.value;
        await recordAudit(tx, ports, caller, {
          operation: 'report.download',
          target: `report ${id}`,
          result: 'ok',
          detail: { kind, rows: String(row.rows ?? 0), format: row.format },
        });
      });
      return ok(reportParts(ports, found.value));
    },
  };
};
