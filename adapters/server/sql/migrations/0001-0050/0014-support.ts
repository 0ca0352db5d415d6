import type { Migration } from '../migration.ts';

/** Adds a revision to data that support staff change, so that two people never overwrite each other. */
export const support: Migration = {
  num: 14,
  name: 'support',
  statements: [
    `alter table portal_user add column rights_rev integer not null default 1`,
    `alter table intake add column rev integer not null default 1`,
    `create index intake_newest on intake (created_at desc)`,
    `create index portal_user_name on portal_user (lower(name), id)`,
  ],
};
