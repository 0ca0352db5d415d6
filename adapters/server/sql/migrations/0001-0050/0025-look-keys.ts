import type { Migration } from '../migration.ts';

/**
 * Adds a key of a username's appearance, so that no new name looks like an existing one. The server computes missing keys
 * at startup, because the database lacks the table of confusable characters. The key is not unique, because older names
 * may already look alike.
 */
export const lookKeys: Migration = {
  num: 25,
  name: 'look keys',
  statements: [
    `alter table portal_user add column look_key text`,
    `create index portal_user_look_key on portal_user (look_key) where look_key is not null`,
  ],
};
