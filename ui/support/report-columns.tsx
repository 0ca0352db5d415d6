import BugAntIcon from '@heroicons/react/16/solid/BugAntIcon';
import ChatBubbleLeftIcon from '@heroicons/react/16/solid/ChatBubbleLeftIcon';
import { kindWord, REPORT_COLUMNS, reportName } from '#core/support/report-list.ts';
import type { IntakeReport } from '#core/support/support.schema.ts';
import { columnsWith } from '../kit/data-list/column.ts';
import { formatMoment } from '../kit/format-time.ts';
import { StatusBadge } from './status-badge.tsx';

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the list says of a report (domain guide 6.17). */
export const REPORT_CELLS = columnsWith<IntakeReport>(REPORT_COLUMNS, [
  { key: 'report', cell: reportName, note: ({ reference }) => reference, sortable: true },
  {
    key: 'kind',
    cell: (report) => (
      <>
        {report.kind === 'bug' ? <BugAntIcon aria-hidden /> : <ChatBubbleLeftIcon aria-hidden />}
        {kindWord(report)}
      </>
    ),
    kind: 'icon',
    phone: 'meta',
    priority: 2,
    sortable: true,
  },
  { key: 'from', cell: ({ writtenBy }) => writtenBy, phone: 'meta', sortable: true },
  {
    key: 'written',
    cell: ({ createdAt }) => formatMoment(createdAt, new Date().toISOString(), zone()),
    kind: 'line',
    phone: 'second',
    sortable: true,
  },
  {
    key: 'state',
    cell: ({ status }) => <StatusBadge status={status} />,
    phone: 'beside',
    sortable: true,
  },
  { key: 'reference', cell: ({ reference }) => reference, kind: 'line', hidden: true },
]);
