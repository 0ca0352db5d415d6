import type { Migration } from './migration.ts';

/**
 * Clears the look keys of usernames whose domain can be written in two forms; the server computes these keys again at
 * startup. Also adds a flag for import files whose leading zeros a spreadsheet removed.
 */
export const addressesAndZeros: Migration = {
  num: 83,
  name: 'addresses and zeros',
  statements: [
    `update portal_user set look_key = null
      where username like '%@%' and (username like '%xn--%' or username ~ '[^\\x01-\\x7F]')`,
    `alter table portal_import add column lost_zeros boolean not null default false`,
  ],
};
