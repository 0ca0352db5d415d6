import { LIMITS } from '../kernel/limits.ts';
import { listShape } from '../lists/list-query.schema.ts';
import type { ExportColumn } from '../lists/list-table.rule.ts';
import { REQUEST_STATES } from '../account-info/change-request.schema.ts';
import { dayLabel } from '../kernel/calendar-day.rule.ts';
import {
  kindOfRequest,
  REQUEST_KIND_NAMES,
  REQUEST_KINDS,
  REQUEST_SUBJECT_NAMES,
  type RequestRow,
} from './request-detail.schema.ts';

const SHAPE = {
  sorts: ['site', 'account', 'kind', 'askedBy', 'asked', 'state'],
  filters: {
    state: { kind: 'choice', of: REQUEST_STATES },
    kind: { kind: 'choice', of: REQUEST_KINDS },
    /** Limits the list to requests that the person sent or decided. */
    mine: { kind: 'choice', of: ['asked', 'decided'] },
    branch: { kind: 'text', most: 8 },
    site: { kind: 'text', most: 9 },
  },
} as const;

/** The dealer's list of change requests and cancellations: waiting requests first, then the newest (domain guide 6.7 "Request"). */
export const REQUEST_LIST = listShape({
  name: 'requests',
  ...SHAPE,
  searchLength: LIMITS.searchText,
});

/** The staff list of requests. A request appears in it only after a dealer has approved it. */
export const STAFF_REQUEST_LIST = listShape({ name: 'staff-requests', ...SHAPE });

/** Returns the path of the dealers' request list, optionally limited to one request, one site or one state. */
export const requestsPath = (
  fields: { readonly request?: string; readonly site?: number; readonly state?: string } = {},
): string => {
  const query = Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`);
  return query.length === 0 ? '/site/requests' : `/site/requests?${query.join('&')}`;
};

/** Returns the requested value as text. */
export const wantedText = ({ subject, wanted }: Pick<RequestRow, 'subject' | 'wanted'>): string => {
  if (wanted === null) return '(empty)';
  return subject === 'service' ? `Ends ${dayLabel(wanted)}` : wanted;
};

/** Returns the value at the time of the request as text. */
export const beforeText = ({ subject, before }: Pick<RequestRow, 'subject' | 'before'>): string => {
  if (subject === 'service') return 'Monitored';
  return before ?? '(empty)';
};

const MINUTE = 60000;
const UNITS = [
  { name: 'd', minutes: 1440 },
  { name: 'h', minutes: 60 },
  { name: 'min', minutes: 1 },
] as const;

/** Returns the age of a request in its largest unit, as text. */
export const ageText = (askedAt: string, now: string): string => {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(askedAt)) / MINUTE));
  const unit = UNITS.find((one) => minutes >= one.minutes);
  return unit === undefined ? 'now' : `${Math.floor(minutes / unit.minutes)} ${unit.name}`;
};

/** The columns of the request list, each with its value in an exported file. Times are UTC. */
export const REQUEST_COLUMNS: readonly ExportColumn<RequestRow>[] = [
  { key: 'site', title: 'Site', value: ({ siteName }) => siteName },
  { key: 'siteNum', title: 'Site number', value: ({ siteNum }) => siteNum },
  { key: 'account', title: 'Account', value: ({ transmitterCode }) => transmitterCode },
  { key: 'branch', title: 'Branch', value: ({ siteGroup }) => siteGroup.siteGroupName },
  {
    key: 'kind',
    title: 'Kind',
    value: ({ subject }) => REQUEST_KIND_NAMES[kindOfRequest(subject)],
  },
  { key: 'field', title: 'Field', value: ({ subject }) => REQUEST_SUBJECT_NAMES[subject] },
  { key: 'before', title: 'Before', value: beforeText },
  { key: 'wanted', title: 'Requested', value: wantedText },
  { key: 'askedBy', title: 'Requested by', value: ({ askedBy }) => askedBy },
  { key: 'asked', title: 'Requested on', value: ({ askedAt }) => askedAt },
  { key: 'state', title: 'State', value: ({ state }) => state },
  { key: 'decidedBy', title: 'Decided by', value: ({ decidedBy }) => decidedBy },
  { key: 'decided', title: 'Decided', value: ({ decidedAt }) => decidedAt },
  { key: 'answer', title: 'Answer', value: ({ answer }) => answer },
];
