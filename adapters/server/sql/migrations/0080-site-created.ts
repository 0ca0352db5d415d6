import type { Migration } from './migration.ts';

/**
 * Adds the time when an account was created, from which the silence of a new installation is measured. Existing accounts
 * get their earliest known date, or else the time of the migration (domain guide 6.19).
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
