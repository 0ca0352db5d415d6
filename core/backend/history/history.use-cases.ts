import type { Document } from '../../documents/document.ts';
import { historyColumns } from '../../history/history-columns.ts';
import { historyFilter, type HistoryLook } from '../../history/history-filter.rule.ts';
import type {
  AlarmEvents,
  HistoryAlarms,
  HistoryPage,
  HistoryPeriod,
} from '../../history/history-row.schema.ts';
import type { Job } from '../../jobs/job.schema.ts';
import { instantOf, isoInstant } from '../../kernel/instant.ts';
import { err, ok } from '../../kernel/result.ts';
import { EXPORT_AT_ONCE, type ListQuery, WINDOW_ROWS } from '../../lists/list-query.schema.ts';
import { exportName } from '../../lists/list-table.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { namesFor } from '../alarms/names-for.rule.ts';
import {
  exportList,
  type ExportPorts,
  type ExportRequest,
  queryFacts,
  setParts,
} from '../lists/export-list.operation.ts';
import { JOB_LIMITS } from '../jobs/job-limits.ts';
import { startJob } from '../jobs/start-job.operation.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { readOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import { siteViewer } from '../sites/site-viewer.operation.ts';
import { HISTORY_EXPORT } from './history-export.job.ts';
import { HISTORY_MS } from './history-limits.ts';
import { siteHistoryRow } from './site-history-row.use-cases.ts';
import { alarmPlace, rowPlace } from './row-place.rule.ts';
import { siteTime } from './site-time.rule.ts';

/** Maximum number of rows returned with one alarm. */
const ALARM_ROWS = 500;
/** Number of alarms in one window. */
const ALARMS = 50;

/** A position before every possible row. */
const FIRST_OF_ALL = { at: 0, counter: '0', id: '00000000-0000-0000-0000-000000000000' } as const;

const daysOf = ({ from, to }: HistoryPeriod) => ({ from, to });

type Ports = ExportPorts & Pick<BackendPorts, 'wallClock' | 'ids' | 'secrets'>;
/** Identifies a site and the filter of its history. */
export interface AskedHistory extends SiteInput {
  readonly query: Pick<ListQuery, 'search' | 'filters'>;
}

/**
 * Use cases for the history of a dealer's site: alarms with their rows, all rows newest first, and one row in full detail
 * (domain guide 6.12).
 */
export const createHistory = (ports: Ports) => {
  const siteOf = async (caller: SessionCaller, { query, ...input }: AskedHistory) => {
    const read = await readOfSite(ports, caller, input, (tx, where) => tx.history.site(where));
    if (!read.ok) return read;
    const now = ports.clock.now();
    const look: HistoryLook = {
      now,
      clock: ports.wallClock,
      timeZone: read.value.timeZone,
    };
    return ok({ site: read.value, now, ...historyFilter(query, look) });
  };

  return {
    ...siteHistoryRow(ports),

    /** Returns a window of all history rows, newest first. `before` is the previous window's `next`. */
    siteHistory: async (
      caller: SessionCaller,
      { before, ...asked }: AskedHistory & { readonly before: string | null },
    ): Reply<HistoryPage> => {
      const looked = await siteOf(caller, asked);
      if (!looked.ok) return looked;
      const { site, filter, period, now } = looked.value;
      const window = { before: rowPlace(before), limit: WINDOW_ROWS + 1, most: EXPORT_AT_ONCE + 1 };
      const found = await ports.unitOfWork.read((tx) =>
        tx.history.window(site.siteNum, filter, window),
      );
      const rows = namesFor(caller, found.rows.slice(0, WINDOW_ROWS));
      return ok({
        asOf: isoInstant(now),
        timeZone: site.timeZone,
        period,
        rows,
        total: Math.min(found.count, EXPORT_AT_ONCE),
        more: found.count > EXPORT_AT_ONCE,
        next: found.rows.length > WINDOW_ROWS ? (rows.at(-1)?.place ?? null) : null,
        last: found.last,
        choices: before === null ? site.choices : null,
      });
    },

    /** Counts matching history rows after a position. Browsers poll this count, so the request does not count as user activity. */
    siteHistoryNew: async (
      caller: SessionCaller,
      { after, ...asked }: AskedHistory & { readonly after: string },
    ): Reply<{ readonly count: number }> => {
      const looked = await siteOf(caller, asked);
      if (!looked.ok) return looked;
      const { site, filter } = looked.value;
      const place = rowPlace(after);
      if (place === null) return ok({ count: 0 });
      return ports.unitOfWork.read(async (tx) =>
        ok({
          count: await tx.history.countNew(site.siteNum, filter, place, EXPORT_AT_ONCE),
        }),
      );
    },

    /** Returns a window of matching alarms, newest first. */
    siteHistoryAlarms: async (
      caller: SessionCaller,
      { before, ...asked }: AskedHistory & { readonly before: string | null },
    ): Reply<HistoryAlarms> => {
      const looked = await siteOf(caller, asked);
      if (!looked.ok) return looked;
      const { site, filter, period, now } = looked.value;
      const window = { before: alarmPlace(before), limit: ALARMS + 1, most: EXPORT_AT_ONCE + 1 };
      const found = await ports.unitOfWork.read((tx) =>
        tx.history.alarms(site.siteNum, filter, window),
      );
      const alarms = found.alarms.slice(0, ALARMS);
      const last = found.alarms.length > ALARMS ? alarms.at(-1) : undefined;
      return ok({
        asOf: isoInstant(now),
        timeZone: site.timeZone,
        period,
        alarms,
        total: Math.min(found.count, EXPORT_AT_ONCE),
        more: found.count > EXPORT_AT_ONCE,
        next: last === undefined ? null : `${instantOf(last.raisedAt)}.${last.alarmNum}`,
      });
    },

    /** Returns one alarm of the site with its history rows, oldest first. An alarm number of another site is not found. */
    siteHistoryAlarm: async (
      caller: SessionCaller,
      { num, ...input }: SiteInput & { readonly num: number },
    ): Reply<AlarmEvents> => {
      const now = ports.clock.now();
      const wanted = { num, since: now - HISTORY_MS, limit: ALARM_ROWS + 1 };
      const read = await readOfSite(ports, caller, input, (tx, where) =>
        tx.history.alarm(where, wanted),
      );
      if (!read.ok) return err(read.error);
      const { alarm, timeZone, rows } = read.value;
      const more = rows.length > ALARM_ROWS;
      return ok({
        alarm,
        timeZone,
        more,
        asOf: isoInstant(now),
        rows: namesFor(caller, rows.slice(0, ALARM_ROWS)),
      });
    },

    /** Exports the history rows that match a filter, in the chosen columns, with times in the site's time zone. The export is audited. */
    exportHistory: async (
      caller: SessionCaller,
      { columns, format, query, ...input }: SiteInput & ExportRequest<ListQuery>,
    ): Reply<Document> => {
      const looked = await siteOf(caller, { ...input, query });
      if (!looked.ok) return looked;
      const { site, filter, period } = looked.value;
      return exportList(ports, {
        name: `history-${site.siteNum}`,
        siteGroupNum: input.siteGroupNum,
        title: `History of ${site.siteName}, site ${site.siteNum}`,
        columns: historyColumns(siteTime(ports.wallClock, site.timeZone)),
        operation: 'history.export',
        auditFacts: (asked: ListQuery) => ({
          site: String(site.siteNum),
          ...queryFacts(asked),
          ...daysOf(period),
        }),
        rows: (tx, _query, { limit }) =>
          tx.history.rows(site.siteNum, filter, { before: null, limit }),
        byJob: true,
      })(caller, { columns, format, query });
    },

    /**
     * Starts a background job that exports history rows to a file of any length. Exports the rows that match the filter
     * when the job starts.
     */
    startHistoryExport: async (
      caller: SessionCaller,
      {
        columns,
        idempotencyKey: key,
        query: { search, filters },
        ...input
      }: AskedHistory & {
        readonly columns: readonly string[] | null;
        readonly idempotencyKey: string | null;
      },
    ): Reply<Job> => {
      const query = { search, filters };
      const looked = await siteOf(caller, { ...input, query });
      const viewer = siteViewer(caller, input);
      if (!looked.ok) return looked;
      if (viewer === null) return NOT_FOUND;
      const { site, filter, period, now } = looked.value;
      const { siteNum, timeZone } = site;
      const submission = { key, route: 'startHistoryExport', body: { ...input, query, columns } };
      return ports.unitOfWork.run((tx) =>
        startJob(tx, ports, caller, submission, async () => {
          const most = JOB_LIMITS.rows + 1;
          const total = await tx.history.countNew(siteNum, filter, FIRST_OF_ALL, most);
          const name = `history-${siteNum}`;
          return {
            kind: HISTORY_EXPORT,
            parameters: { columns, siteNum, timeZone, viewer, filter, at: now },
            total,
            fileName: exportName(name, total, isoInstant(now).slice(0, 10), 'csv'),
            auditFacts: setParts({
              site: String(siteNum),
              ...queryFacts(query),
              ...daysOf(period),
            }),
          };
        }),
      );
    },
  };
};
