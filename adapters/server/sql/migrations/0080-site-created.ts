import type { Migration } from './migration.ts';

/**
 * When an account was created, which is where counting starts for an installation that stays silent. For existing accounts
 * it is the earliest known date, or else the time of this step (domain guide 6.19).
 */
export const siteCreated: Migration = {
  num: 80,
  name: 'when accounts were made',
  statements: [
    `alter table site add column created_at bigint not null
      default (extract(epoch from now()) * 1000)::bigint`,
    `update site set created_at = least(created_at, coalesce(monitored_since, changed_at, created_at))`,
  ],
};
