import { LIMITS } from '../kernel/limits.ts';
import { listShape } from '../lists/list-query.schema.ts';
import type { ExportColumn } from '../lists/list-table.rule.ts';
import {
  MESSAGE_CATEGORIES,
  MESSAGE_LIMITS,
  MESSAGE_PRIORITIES,
  type MessageRow,
} from './message-detail.schema.ts';
import { MESSAGE_STATES } from './message-state.rule.ts';

/** Shape of the inbox list: open messages by default, newest first (domain guide 6.8 a "Views"). */
export const MESSAGE_LIST = listShape({
  name: 'answering-messages',
  sorts: ['num', 'received', 'caller', 'category', 'priority', 'state', 'assigned'],
  filters: {
    view: { kind: 'choice', of: ['new', 'all'] },
    from: { kind: 'day' },
    to: { kind: 'day' },
    category: { kind: 'choice', of: MESSAGE_CATEGORIES },
    priority: { kind: 'choice', of: MESSAGE_PRIORITIES },
    state: { kind: 'choice', of: MESSAGE_STATES },
    site: { kind: 'text', most: 9 },
    person: { kind: 'text', most: MESSAGE_LIMITS.person },
  },
  searchLength: LIMITS.searchText,
});

/** Returns the path of the inbox, optionally with an opened message or with only new messages. */
export const messagesPath = (
  fields: { readonly message?: string; readonly view?: 'new' } = {},
): string => {
  const query = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  return query.length === 0 ? '/ans-service/messages' : `/ans-service/messages?${query.join('&')}`;
};

/** Columns of the inbox list, with their values in an exported file. Times are UTC. */
export const MESSAGE_COLUMNS: readonly ExportColumn<MessageRow>[] = [
  { key: 'num', title: 'No.', value: ({ num }) => num },
  { key: 'received', title: 'Time', value: ({ receivedAt }) => receivedAt },
  { key: 'caller', title: 'Caller', value: ({ callerName }) => callerName },
  { key: 'callback', title: 'Callback', value: ({ callback }) => callback },
  { key: 'site', title: 'Site', value: ({ siteName }) => siteName },
  { key: 'account', title: 'Account', value: ({ transmitterCode }) => transmitterCode },
  { key: 'category', title: 'Category', value: ({ category }) => category },
  { key: 'priority', title: 'Priority', value: ({ priority }) => priority },
  { key: 'state', title: 'Status', value: ({ state }) => state },
  { key: 'assigned', title: 'Assigned to', value: ({ assignedTo }) => assignedTo },
  { key: 'takenBy', title: 'Taken by', value: ({ takenBy }) => takenBy },
  { key: 'text', title: 'Message', value: ({ text }) => text },
];
