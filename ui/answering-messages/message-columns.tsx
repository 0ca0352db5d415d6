import { MESSAGE_COLUMNS } from '#core/answering-messages/message-list.ts';
import type { MessageRow } from '#core/answering-messages/message-detail.schema.ts';
import { isWaiting } from '#core/answering-messages/message-state.rule.ts';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import { columnsWith, type DataColumn } from '../kit/data-list/column.ts';
import { formatMoment } from '../kit/format-time.ts';
import { Strong } from '../kit/text.ts';
import { MessageStateBadge, PriorityMark } from './message-badges.tsx';

/** The maximum number of characters of a message text in a table row, then in a phone card. */
const SHORT = 120;
const PHONE = 72;

const short = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;

/** Returns the columns of the message list. Times are in the group's time zone. */
export const messageColumns = (
  now: string,
  timeZone: string,
): readonly DataColumn<MessageRow>[] => {
  const when = ({ receivedAt }: MessageRow): string => formatMoment(receivedAt, now, timeZone);
  return columnsWith<MessageRow>(MESSAGE_COLUMNS, [
    {
      key: 'caller',
      cell: ({ callerName, siteName }) => siteName ?? callerName,
      note: ({ callerName, siteName }) =>
        siteName === null || siteName === callerName ? null : callerName,
      sortable: true,
    },
    { key: 'num', cell: ({ num }) => num, kind: 'number', priority: 2, sortable: true },
    {
      key: 'received',
      cell: (row) => (isWaiting(row.state) ? <Strong>{when(row)}</Strong> : when(row)),
      phoneCell: when,
      kind: 'line',
      phone: 'beside',
      sortable: true,
    },
    { key: 'category', cell: ({ category }) => category, priority: 2, sortable: true },
    {
      key: 'priority',
      cell: ({ priority }) => <PriorityMark priority={priority} />,
      // On phones a routine message shows its category instead of its priority.
      phoneCell: ({ category, priority }) =>
        priority === 'Routine' ? category : <PriorityMark priority={priority} />,
      kind: 'icon',
      phone: 'second',
      priority: 'early',
      sortable: true,
    },
    {
      key: 'state',
      cell: ({ state }) => <MessageStateBadge state={state} />,
      kind: 'line',
      phone: 'lead',
      sortable: true,
    },
    {
      key: 'text',
      cell: ({ text }) => short(text, SHORT),
      kind: 'excerpt',
      phone: 'meta',
      phoneCell: ({ text }) => short(text, PHONE),
      priority: 3,
    },
    { key: 'assigned', cell: ({ assignedTo }) => assignedTo ?? '–', hidden: true, sortable: true },
    {
      key: 'callback',
      cell: ({ callback }) => (callback === null ? '–' : formatPhone(callback)),
      kind: 'line',
      hidden: true,
    },
    { key: 'account', cell: ({ transmitterCode }) => transmitterCode ?? '–', hidden: true },
    { key: 'takenBy', cell: ({ takenBy }) => takenBy, hidden: true },
  ]);
};
