import { listShape } from '../lists/list-query.schema.ts';
import type { ExportColumn } from '../lists/list-table.rule.ts';
import type { LocalList } from '../lists/local-list.rule.ts';
import type { ImpersonationSession, ImpersonationEnd } from './impersonation-session.schema.ts';

/** Label of each impersonation mode. */
export const MODE_TEXT: Readonly<Record<ImpersonationSession['mode'], string>> = {
  look: 'Look only',
  act: 'Act for user',
};

/** Label of each way in which an impersonation can end. */
export const END_TEXT: Readonly<Record<ImpersonationEnd, string>> = {
  ended: 'Ended',
  loggedOut: 'Signed out',
  expired: 'Time ran out',
  rightLost: 'Right removed',
  staffSessionOver: 'Staff session ended',
  subjectSessionOver: 'Ended by another action',
};

/** Returns the display text of an impersonation's state. */
export const impersonationState = ({ endedAt, endReason }: ImpersonationSession): string => {
  if (endedAt === null) return 'Running';
  return endReason === null ? 'Ended' : END_TEXT[endReason];
};

/** List of impersonations in Support, newest first by default (domain guide 6.17 "Sessions"). */
export const IMPERSONATION_LIST = listShape({
  name: 'visits',
  sorts: ['user', 'staff', 'mode', 'started', 'ended'],
  filters: { state: { kind: 'choice', of: ['running', 'over'] } },
});

/** How impersonations are searched, filtered and sorted, on the screen and in an exported file. */
export const IMPERSONATIONS: LocalList<ImpersonationSession> = {
  texts: (impersonation) => [
    impersonation.subjectName,
    impersonation.subjectUsername,
    impersonation.actorName,
    impersonation.reason,
    impersonation.ticket,
  ],
  filters: { state: ({ endedAt }, value) => (endedAt === null) === (value === 'running') },
  sorts: {
    user: ({ subjectName }) => subjectName,
    staff: ({ actorName }) => actorName,
    mode: ({ mode }) => MODE_TEXT[mode],
    started: ({ startedAt }) => startedAt,
    ended: ({ endedAt }) => endedAt,
  },
};

/** Columns of the impersonation list, with their values in an exported file. */
export const IMPERSONATION_COLUMNS: readonly ExportColumn<ImpersonationSession>[] = [
  { key: 'user', title: 'User', value: ({ subjectName }) => subjectName },
  { key: 'username', title: 'Username', value: ({ subjectUsername }) => subjectUsername },
  { key: 'staff', title: 'Staff', value: ({ actorName }) => actorName },
  { key: 'mode', title: 'Mode', value: ({ mode }) => MODE_TEXT[mode] },
  { key: 'reason', title: 'Reason', value: ({ reason }) => reason },
  { key: 'ticket', title: 'Ticket', value: ({ ticket }) => ticket },
  { key: 'started', title: 'Started', value: ({ startedAt }) => startedAt },
  { key: 'ended', title: 'Ended', value: ({ endedAt }) => endedAt },
  { key: 'state', title: 'State', value: impersonationState },
];
