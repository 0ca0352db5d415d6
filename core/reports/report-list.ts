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
    /** Days on which reports were created, by the clocks of each. */
    from: { kind: 'day' },
    to: { kind: 'day' },
  },
  searchLength: LIMITS.searchText,
} as const;

/** Reports of a dealer, the newest first. */
export const REPORT_LIST = listShape({ name: 'reports', ...SHAPE });

/** The same of all groups, for staff. */
export const STAFF_REPORT_LIST = listShape({ name: 'staff-reports', ...SHAPE });

/** Where staff find those that failed since a day, of every group. */
export const failedReportsPath = (from: string): string => `/reports?state=Failed&from=${from}`;

/** Who made it: the schedule, or a person. */
export const byText = ({ createdBy, scheduleId }: ReportRow): string =>
  scheduleId === null ? createdBy : 'Schedule';

/** How long it is: pages where it has some, else rows. */
export const durationText = ({
  pages,
  rows,
  state,
}: Pick<ReportRow, 'pages' | 'rows' | 'state'>): string => {
  if (state === 'Failed' || state === 'Queued') return '–';
  if (pages !== null) return `${pages.toLocaleString('en-US')} p`;
  return rows === null ? '–' : `${rows.toLocaleString('en-US')} rows`;
};

/** Headings of the list, and what a file says under them; times are UTC. */
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

/** The name of a report's file; the day is that of the period's end. */
export const reportFileName = (
  kind: string,
  { format, toDay }: Pick<ReportRow, 'format' | 'toDay'>,
): string =>
  `${reportTitle(kind)
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')}-${toDay}.${format}`;
