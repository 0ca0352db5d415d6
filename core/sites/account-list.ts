import { LIMITS } from '../kernel/limits.ts';
import { listShape } from '../lists/list-query.schema.ts';

/**
 * What the list of accounts can be narrowed to by state; a figure of the dashboard leads to one of them (domain guide 6.19).
 * `long-test`: on test for more than 24 h. `offline`: a device whose health is Offline. `fail-to-close`: must be closed and is not.
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

/** What runs out within 30 days. */
export const ACCOUNT_DUES = ['permit', 'contact', 'schedule', 'service'] as const;

/** How long the oldest open trouble has lasted: less than a day, less than a week, longer. */
export const TROUBLE_AGES = ['day', 'week', 'older'] as const;

/** The dealer's accounts as a list (spec §2.2 account search; domain guide 6.19 "links to the filtered list behind it"). */
export const ACCOUNT_LIST = listShape({
  name: 'accounts',
  sorts: ['site', 'account', 'state', 'city', 'branch', 'lastSignal', 'monitoredSince'],
  filters: {
    state: { kind: 'choice', of: ACCOUNT_STATES },
    trouble: { kind: 'choice', of: TROUBLE_AGES },
    due: { kind: 'choice', of: ACCOUNT_DUES },
    /** Accounts whose data was changed since the day began by the clocks of the group. */
    changed: { kind: 'choice', of: ['today'] },
    mine: { kind: 'choice', of: ['favorites'] },
    branch: { kind: 'text', most: 8 },
    city: { kind: 'text', most: LIMITS.searchText },
  },
  start: { size: 50, sort: { key: 'site', direction: 'asc' } },
});

/** The address of the accounts list, narrowed by filters of `ACCOUNT_LIST`. */
export const accountsPath = (
  filters: Readonly<Partial<Record<keyof typeof ACCOUNT_LIST.filters, string>>> = {},
): string => {
  const query = Object.entries(filters)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}`))
    .join('&');
  return query === '' ? '/site' : `/site?${query}`;
};
