import { grouped } from '#core/kernel/counted.rule.ts';
import { LIMITS } from '../kernel/limits.ts';
import { listShape } from '../lists/list-query.schema.ts';
import type { ExportColumn } from '../lists/list-table.rule.ts';
import { daysText } from './report-days.rule.ts';
import { REPORT_KINDS, reportTitle } from './report-kinds.ts';
import { REPORT_FORMAT_NAMES, REPORT_STATES, type ReportRow } from './report-row.schema.ts';

const SHAPE = {
  sorts: ['name', 'scope', 'created', 'size', 'state'],
  filters: {
    kind: { kind: 'choice', of: REPORT_KINDS },
    state: { kind: 'choice', of: REPORT_STATES },
    schedule: { kind: 'text', most: 36 },
    /** Filters by the day on which a report was created, in the time zone of the report. */
    from: { kind: 'day' },
    to: { kind: 'day' },
  },
  searchLength: LIMITS.searchText,
} as const;

/** A dealer's list of reports, newest first. */
export const REPORT_LIST = listShape({ name: 'reports', ...SHAPE });

/** The staff list of reports, which contains the reports of all groups. */
export const STAFF_REPORT_LIST = listShape({ name: 'staff-reports', ...SHAPE });

/** Returns the path of the staff report list, limited to failed reports that were created since the day `from`. */
export const failedReportsPath = (from: string): string => `/reports?state=Failed&from=${from}`;

/** Returns the creator of a report as text: `Schedule` or the person's name. */
export const byText = ({ createdBy, scheduleId }: ReportRow): string =>
  scheduleId === null ? createdBy : 'Schedule';

/** Returns the length of a report as text: in pages if known, otherwise in rows. */
export const durationText = ({
  pages,
  rows,
  state,
}: Pick<ReportRow, 'pages' | 'rows' | 'state'>): string => {
  if (state === 'Failed' || state === 'Queued') return '–';
  if (pages !== null) return `${grouped(pages)} p`;
  return rows === null ? '–' : `${grouped(rows)} rows`;
};

/** The columns of the report list, each with its value in an exported file. Times are UTC. */
export const REPORT_COLUMNS: readonly ExportColumn<ReportRow>[] = [
  { key: 'name', title: 'Report', value: ({ name }) => name },
  { key: 'kind', title: 'Kind', value: ({ kind }) => reportTitle(kind) },
  { key: 'period', title: 'Period', value: daysText },
  { key: 'scope', title: 'Scope', value: ({ scopeName }) => scopeName },
  { key: 'group', title: 'Group', value: ({ siteGroup }) => siteGroup.siteGroupName },
  { key: 'created', title: 'Created', value: ({ createdAt }) => createdAt },
  { key: 'by', title: 'By', value: byText },
  { key: 'format', title: 'Format', value: ({ format }) => REPORT_FORMAT_NAMES[format] },
  { key: 'length', title: 'Length', value: ({ rows }) => rows },
  { key: 'size', title: 'Size', value: ({ size }) => size },
  { key: 'state', title: 'Status', value: ({ state }) => state },
  { key: 'downloads', title: 'Downloads', value: ({ downloads }) => downloads },
  { key: 'reader', title: 'Last reader', value: ({ lastReader }) => lastReader },
  { key: 'expires', title: 'Expires', value: ({ expiresAt }) => expiresAt },
];

/** Returns the file name of a report, which includes the last day of its period. */
export const reportFileName = (
  kind: string,
  { format, toDay }: Pick<ReportRow, 'format' | 'toDay'>,
): string =>
  `${reportTitle(kind)
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')}-${toDay}.${format}`;
