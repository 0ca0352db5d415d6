import { historyColumns } from '../../history/history-columns.ts';
import type { HistoryFilter } from '../../history/history-filter.rule.ts';
import { HISTORY_EXPORT_JOB } from '../../history/history-list.ts';
import type { HistoryRow } from '../../history/history-row.schema.ts';
import { listExport, type WantedColumns } from '../jobs/list-export.operation.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import type { SiteViewer } from '../sites/site.repository.port.ts';
import { rowPlace } from './row-place.rule.ts';
import { siteTime } from './site-time.rule.ts';

/** Stored parameters of the export job, with the filter days and search text resolved when the job started. */
interface HistoryExportParameters extends WantedColumns {
  readonly siteNum: number;
  readonly timeZone: string;
  readonly viewer: SiteViewer;
  readonly filter: HistoryFilter;
  /** Time of the request that started the job, milliseconds UTC. */
  readonly at: number;
}

/** Job that exports the history of a site to a CSV file, newest first, up to the row limit of a job (domain guide 6.12, 5.5 "Export"). */
export const HISTORY_EXPORT = listExport<HistoryRow, HistoryExportParameters, string>({
  name: HISTORY_EXPORT_JOB,
  access: { kind: 'full', applications: [2], permissions: [] },
  columns: ({ timeZone }, { wallClock }) => historyColumns(siteTime(wallClock, timeZone)),
  rows: async (tx, { at: now, filter, siteNum, viewer }, { after, limit }) => {
    // The file ends here if the site has left the viewer's scope. This look-up is not counted against a rate limit.
    const guess = { bucket: BUCKETS.refusedLookUp, key: '' };
    const { found } = await tx.history.site({ siteNum, viewer, guess, now });
    if (found === null) return [];
    return tx.history.rows(siteNum, filter, { before: rowPlace(after), limit });
  },
  cursor: ({ place }) => place,
});
