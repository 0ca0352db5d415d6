import { daysText } from '#core/reports/report-days.rule.ts';
import { reportTitle } from '#core/reports/report-kinds.ts';
import { byText, durationText, REPORT_COLUMNS } from '#core/reports/report-list.ts';
import { REPORT_FORMAT_NAMES, type ReportRow } from '#core/reports/report-row.schema.ts';
import { columnsWith, type DataColumn } from '../kit/data-list/column.ts';
import { formatDay, formatZonedMoment } from '../kit/format-time.ts';
import { formatSize } from '../kit/format-size.ts';
import { ReportStateBadge } from './report-state-badge.tsx';

const expires = ({ expiresAt, state }: ReportRow): string =>
  expiresAt === null || state === 'Failed' ? '–' : formatDay(expiresAt.slice(0, 10));

/** Returns the columns of the report list, including the group for staff. Times are in the time zone of the report's scope. */
export const reportColumns = (now: string, isStaff: boolean): readonly DataColumn<ReportRow>[] =>
  columnsWith<ReportRow>(REPORT_COLUMNS, [
    {
      key: 'name',
      cell: ({ name }) => name,
      note: (row) => `${daysText(row)} · ${byText(row)}`,
      noteBelow: true,
      least: 240,
      sortable: true,
    },
    {
      key: 'scope',
      cell: ({ scopeName }) => scopeName,
      phone: 'second',
      priority: 2,
      sortable: true,
    },
    {
      key: 'group',
      cell: ({ siteGroup }) => siteGroup.siteGroupName,
      priority: 3,
      hidden: !isStaff,
    },
    {
      key: 'created',
      cell: ({ createdAt, timeZone }) => formatZonedMoment(createdAt, now, timeZone),
      kind: 'line',
      phone: 'meta',
      priority: 2,
      sortable: true,
    },
    {
      key: 'length',
      cell: (row) => durationText(row),
      kind: 'number',
      phone: 'meta',
      priority: 3,
    },
    {
      key: 'state',
      cell: ({ percent, state }) => <ReportStateBadge state={state} percent={percent} />,
      kind: 'line',
      phone: 'beside',
      sortable: true,
    },
    { key: 'kind', cell: ({ kind }) => reportTitle(kind), hidden: true },
    { key: 'period', cell: daysText, hidden: true, kind: 'line' },
    { key: 'by', cell: byText, hidden: true },
    { key: 'format', cell: ({ format }) => REPORT_FORMAT_NAMES[format], hidden: true },
    {
      key: 'size',
      cell: ({ size, state }) => (size === null || state === 'Failed' ? '–' : formatSize(size)),
      kind: 'number',
      hidden: true,
      sortable: true,
    },
    {
      key: 'downloads',
      cell: ({ downloads }) => String(downloads),
      kind: 'number',
      hidden: true,
    },
    { key: 'reader', cell: ({ lastReader }) => lastReader ?? '–', hidden: true },
    { key: 'expires', cell: expires, hidden: true, kind: 'line' },
  ]);
