import type { Migration } from './migration.ts';

/** The keys of usernames whose domain is typed in two ways are made anew at the start, from its one form: it is not in the database. */
export const addressDomains: Migration = {
  num: 83,
  name: 'address domains',
  statements: [
    `update portal_user set look_key = null
      where username like '%@%' and (username like '%xn--%' or username ~ '[^\\x01-\\x7F]')`,
  ],
};
