import type { Migration } from './migration.ts';

/** The keys of usernames whose domain is typed in two ways are made anew at the start, from its one form: it is not in the database. A file that lost zeros in a spreadsheet is known by one sign. */
export const addressesAndZeros: Migration = {
  num: 83,
  name: 'addresses and zeros',
  statements: [
    `update portal_user set look_key = null
      where username like '%@%' and (username like '%xn--%' or username ~ '[^\\x01-\\x7F]')`,
    `alter table portal_import add column lost_zeros boolean not null default false`,
  ],
};
