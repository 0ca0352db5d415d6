import type { Migration } from './migration.ts';

/** Adds the allowed uses of a receiver's keys. Existing keys can only send signals. */
export const receiverPurpose: Migration = {
  num: 81,
  name: 'receiver purpose',
  statements: [
    `alter table receiver add column purpose text not null default 'signals'
      check (purpose in ('signals', 'answering', 'billing'))`,
  ],
};
