import type { HistoryGateway } from '#core/history/history.api.ts';
import { HISTORY_LIST } from '#core/history/history-list.ts';
import type { AlarmEvents } from '#core/history/history-row.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { ok } from '#core/kernel/result.ts';
import type { JobFollower } from '../jobs/job-follower.ts';
import type { ListWanted } from '../lists/list-download.ts';

export interface HistoryExportParts {
  readonly history: Pick<HistoryGateway, 'exportHistory' | 'startHistoryExport'>;
  readonly job: JobFollower;
  readonly makeKey: () => AttemptKey;
  /** False during an impersonation. */
  readonly mayStartJobs: boolean;
}

/** Exports a site's history (domain guide 5.5 "Export"). An export of more than 5,000 rows becomes a background job that writes CSV. */
export const createHistoryExport = ({
  history,
  job,
  makeKey,
  mayStartJobs,
}: HistoryExportParts) => {
  const attempt = makeKey();
  return async (siteNum: number, wanted: ListWanted, isLong: boolean) => {
    const { columns, format, query } = wanted;
    if (format !== 'csv' || !isLong || !mayStartJobs)
      return history.exportHistory({ sn: siteNum, ...wanted });
    const idempotencyKey = attempt.for({ siteNum, query, columns });
    const started = await history.startHistoryExport(
      { sn: siteNum, query, columns },
      { idempotencyKey },
    );
    attempt.settle(started);
    if (!started.ok) return started;
    job.follow(started.value);
    return ok(null);
  };
};

/** Returns the print request for one alarm. */
export const alarmReport = ({ alarm, rows }: AlarmEvents): ListWanted => {
  const day = (at: string): string => at.slice(0, 10);
  // Extends the range by a day on either side, because the site's local date may differ from the UTC date.
  const from = day(new Date(Date.parse(alarm.raisedAt) - 86400000).toISOString());
  const to = day(new Date(Date.parse(rows.at(-1)?.at ?? alarm.raisedAt) + 86400000).toISOString());
  return {
    query: {
      ...HISTORY_LIST.start,
      filters: { from, to, alarmNo: String(alarm.alarmNum) },
    },
    columns: [
      'time',
      'kind',
      'event',
      'zone',
      'zoneText',
      'code',
      'who',
      'contact',
      'comment',
      'disposition',
    ],
    format: 'pdf',
    total: rows.length,
  };
};
