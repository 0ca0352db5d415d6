import { listShape } from '../lists/list-query.schema.ts';
import type { ExportColumn } from '../lists/list-table.rule.ts';
import type { LocalList } from '../lists/local-list.rule.ts';
import type { Visit, VisitEnd } from './impersonation.schema.ts';

/** How far a visit goes. */
export const MODE_WORDS: Readonly<Record<Visit['mode'], string>> = {
  look: 'Look only',
  act: 'Act for user',
};

/** How a visit came to its end. */
export const END_WORDS: Readonly<Record<VisitEnd, string>> = {
  ended: 'Ended',
  loggedOut: 'Logged out',
  expired: 'Time over',
  rightLost: 'Right withdrawn',
  staffSessionOver: 'Staff session over',
  subjectSessionOver: 'Ended by another act',
};

/** Where a visit stands, in words. */
export const visitStateWord = ({ endedAt, endReason }: Visit): string => {
  if (endedAt === null) return 'Running';
  return endReason === null ? 'Ended' : END_WORDS[endReason];
};

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
