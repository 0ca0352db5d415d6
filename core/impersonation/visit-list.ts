import { listShape } from '../lists/list-shape.ts';
import type { ExportColumn } from '../lists/list-table.rule.ts';
import type { LocalList } from '../lists/local-list.rule.ts';
import { visitStateWord, MODE_WORDS } from './visit-words.ts';
import type { Visit } from './visit.schema.ts';

/** Impersonations in Support: the newest first unless sorted (domain guide 6.17 "Sessions"). */
export const VISIT_LIST = listShape({
  name: 'visits',
  sorts: ['user', 'staff', 'mode', 'started', 'ended'],
  filters: { state: { kind: 'choice', of: ['running', 'over'] } },
});

/** How the visits that are there are searched, filtered and ordered, on the screen and in a file alike. */
export const VISITS: LocalList<Visit> = {
  texts: (visit) => [
    visit.subjectName,
    visit.subjectUsername,
    visit.actorName,
    visit.reason,
    visit.ticket,
  ],
  filters: { state: ({ endedAt }, value) => (endedAt === null) === (value === 'running') },
  sorts: {
    user: ({ subjectName }) => subjectName,
    staff: ({ actorName }) => actorName,
    mode: ({ mode }) => MODE_WORDS[mode],
    started: ({ startedAt }) => startedAt,
    ended: ({ endedAt }) => endedAt,
  },
};

/** Headings of the list, and what a file says under them. */
export const VISIT_COLUMNS: readonly ExportColumn<Visit>[] = [
  { key: 'user', title: 'User', value: ({ subjectName }) => subjectName },
  { key: 'username', title: 'Username', value: ({ subjectUsername }) => subjectUsername },
  { key: 'staff', title: 'Staff', value: ({ actorName }) => actorName },
  { key: 'mode', title: 'Mode', value: ({ mode }) => MODE_WORDS[mode] },
  { key: 'reason', title: 'Reason', value: ({ reason }) => reason },
  { key: 'ticket', title: 'Ticket', value: ({ ticket }) => ticket },
  { key: 'started', title: 'Started', value: ({ startedAt }) => startedAt },
  { key: 'ended', title: 'Ended', value: ({ endedAt }) => endedAt },
  { key: 'state', title: 'State', value: visitStateWord },
];
