import type { Migration } from './migration.ts';

/** When an account was made, from which an installation that stays silent is counted; of those that are there what is known of it, else the moment of this step (domain guide 6.19). */
export const siteCreated: Migration = {
  num: 80,
  name: 'when accounts were made',
  statements: [
    `alter table site add column created_at bigint not null
      default (extract(epoch from now()) * 1000)::bigint`,
    `update site set created_at = least(created_at, coalesce(monitored_since, changed_at, created_at))`,
  ],
};
