import { ageText, beforeText, REQUEST_COLUMNS, wantedText } from '#core/requests/request-list.ts';
import {
  kindOfRequest,
  REQUEST_KIND_NAMES,
  REQUEST_SUBJECT_NAMES,
  type RequestRow,
} from '#core/requests/request-detail.schema.ts';
import { columnsWith, type DataColumn } from '../kit/data-list/column.ts';
import { formatZonedMoment } from '../kit/format-time.ts';
import { RequestStateBadge } from '../shell/request-state-badge.tsx';

/** Maximum length of a text in the list, in characters. The panel shows the full text. */
const SHORT = 60;

const short = (text: string): string =>
  text.length > SHORT ? `${text.slice(0, SHORT).trimEnd()}…` : text;

const change = (row: RequestRow): string =>
  row.subject === 'service'
    ? wantedText(row)
    : `${short(beforeText(row))} → ${short(wantedText(row))}`;

/** Returns the columns of the request list. Times are in the site's time zone; the age is relative to `now`. */
export const requestColumns = (now: string): readonly DataColumn<RequestRow>[] =>
  columnsWith<RequestRow>(
    [
      ...REQUEST_COLUMNS,
      { key: 'change', title: 'Current → requested' },
      { key: 'age', title: 'Age' },
    ],
    [
      {
        key: 'site',
        cell: ({ siteName }) => siteName,
        note: ({ siteNum }) => String(siteNum),
        noteBelow: true,
        least: 208,
        sortable: true,
      },
      {
        key: 'account',
        cell: ({ transmitterCode }) => transmitterCode ?? '–',
        kind: 'line',
        priority: 3,
        sortable: true,
      },
      {
        key: 'field',
        cell: ({ subject }) => REQUEST_SUBJECT_NAMES[subject],
        phone: 'lead',
        phoneCell: (row) => `${REQUEST_SUBJECT_NAMES[row.subject]}: ${change(row)}`,
      },
      { key: 'change', cell: change, priority: 2 },
      { key: 'askedBy', cell: ({ askedBy }) => askedBy, priority: 3, sortable: true },
      {
        key: 'asked',
        cell: ({ askedAt, timeZone }) => formatZonedMoment(askedAt, now, timeZone),
        kind: 'line',
        priority: 3,
        sortable: true,
      },
      {
        key: 'age',
        cell: ({ askedAt }) => ageText(askedAt, now),
        kind: 'number',
        narrow: true,
        phone: 'second',
        phoneCell: ({ askedAt }) => `${ageText(askedAt, now)} ago`,
        priority: 2,
      },
      {
        key: 'state',
        cell: ({ state }) => <RequestStateBadge state={state} plain />,
        kind: 'line',
        phone: 'beside',
        sortable: true,
      },
      {
        key: 'kind',
        cell: ({ subject }) => REQUEST_KIND_NAMES[kindOfRequest(subject)],
        hidden: true,
        sortable: true,
      },
      { key: 'branch', cell: ({ siteGroup }) => siteGroup.siteGroupName, hidden: true },
      { key: 'before', cell: (row) => short(beforeText(row)), hidden: true },
      { key: 'wanted', cell: (row) => short(wantedText(row)), hidden: true },
      { key: 'decidedBy', cell: ({ decidedBy }) => decidedBy ?? '–', hidden: true },
      { key: 'answer', cell: ({ answer }) => answer ?? '–', hidden: true },
    ],
  ).map((column) =>
    column.key === 'change' || column.key === 'age' ? { ...column, inFile: false } : column,
  );
