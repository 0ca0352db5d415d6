import { QUALITY_KINDS } from './quality-kinds.ts';
import { LIMITS } from '../kernel/limits.ts';
import {
  LIST_SIZES,
  listShape,
  WINDOW_ROWS,
  type FilterShape,
} from '../lists/list-query.schema.ts';

/**
 * The state filters of the account list (domain guide 6.19). `long-test`: on test for more than 24 h. `offline`: a device
 * whose health is Offline. `fail-to-close`: should be closed and is not.
 */
export const ACCOUNT_STATES = [
  'monitored',
  'alarm',
  'on-test',
  'long-test',
  'trouble',
  'missed-test',
  'offline',
  'fail-to-close',
  'open',
  'closed',
  'runaway',
  'out-of-service',
  'install-pending',
  'cancel-pending',
  'cancelled',
] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

import { PLAN_SERVICES, SITE_TYPES } from './site-types.ts';

/** The filters for accounts with data that expires within 30 days. */
export const ACCOUNT_DUES = ['permit', 'contact', 'schedule', 'service'] as const;

/** The filters by missing data: of one kind, of any, or of none. */
export const MISSING_DATA = ['anything', 'nothing', ...QUALITY_KINDS] as const;

/** The age filters for the oldest open trouble: less than a day, less than a week, or longer. */
export const TROUBLE_AGES = ['day', 'week', 'older'] as const;

/** The filters for days without any signal. Days count back from now, so that a saved filter stays correct. */
export const SILENT_DAYS = ['1', '7', '30'] as const;

const text: FilterShape = { kind: 'text', most: LIMITS.searchText };
const day: FilterShape = { kind: 'day' };

/**
 * The list of the dealer's accounts (spec §2.2 account search; domain guide 6.19). Every field that the guide lists for
 * searching is a filter.
 */
export const ACCOUNT_LIST = listShape({
  name: 'accounts',
  sorts: ['site', 'account', 'state', 'city', 'branch', 'lastSignal', 'monitoredSince'],
  filters: {
    state: { kind: 'choice', of: ACCOUNT_STATES },
    /** Excludes accounts whose monitoring has ended. */
    not: { kind: 'choice', of: ['cancelled'] },
    missing: { kind: 'choice', of: MISSING_DATA },
    trouble: { kind: 'choice', of: TROUBLE_AGES },
    due: { kind: 'choice', of: ACCOUNT_DUES },
    /** Limits the list to accounts whose data changed today, in the group's time zone. */
    changed: { kind: 'choice', of: ['today'] },
    mine: { kind: 'choice', of: ['favorites', 'watched'] },
    silent: { kind: 'choice', of: SILENT_DAYS },
    branch: { kind: 'text', most: 8 },
    city: text,
    type: { kind: 'choices', of: SITE_TYPES },
    service: { kind: 'choices', of: PLAN_SERVICES },
    number: { kind: 'text', most: 9 },
    name: text,
    xmit: { kind: 'text', most: LIMITS.accountNumber },
    street: text,
    region: text,
    postal: text,
    county: text,
    subdivision: text,
    phone: { kind: 'text', most: LIMITS.phone },
    deviceType: text,
    maker: text,
    model: text,
    receiver: text,
    contact: text,
    contactPhone: { kind: 'text', most: LIMITS.phone },
    zone: text,
    agency: text,
    permit: text,
    note: text,
    sinceFrom: day,
    sinceTo: day,
    signalFrom: day,
    signalTo: day,
  },
  /** The last size is that of the scrolled list, which loads one window after another. */
  sizes: [...LIST_SIZES, WINDOW_ROWS],
  start: { size: 50, sort: { key: 'site', direction: 'asc' } },
});

/** The kind of the export job. The kind is stored with each job, so it must never change. */
export const ACCOUNT_EXPORT_JOB = 'accounts';

/** Returns the address of the account list with the given filters. */
export const accountsPath = (
  filters: Readonly<Partial<Record<keyof typeof ACCOUNT_LIST.filters, string>>> = {},
): string => {
  const query = Object.entries(filters)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}`))
    .join('&');
  return query === '' ? '/site' : `/site?${query}`;
};
