import type { Migration } from '../migration.ts';

/**
 * What a name looks like, so that no new one looks like another. Filled at start for names chosen before, because the table of
 * confusable characters is not in the database; not unique, because some of those may look alike already.
 */
export const lookKeys: Migration = {
  num: 25,
  name: 'look keys',
  statements: [
    `alter table portal_user add column look_key text`,
    `create index portal_user_look_key on portal_user (look_key) where look_key is not null`,
  ],
};
