import type { Migration } from '../migration.ts';

/**
 * A key of what a username looks like, so that no new name can be confused with an existing one. The server fills it in at
 * startup for older names, because the table of confusable characters is not in the database. It is not unique, because
 * some older names may already look alike.
 */
export const lookKeys: Migration = {
  num: 25,
  name: 'look keys',
  statements: [
    `alter table portal_user add column look_key text`,
    `create index portal_user_look_key on portal_user (look_key) where look_key is not null`,
  ],
};
