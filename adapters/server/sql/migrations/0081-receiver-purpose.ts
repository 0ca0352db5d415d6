import type { Migration } from './migration.ts';

/** What a receiver's keys may be used for; existing keys can send signals only. */
export const receiverPurpose: Migration = {
  num: 81,
  name: 'receiver purpose',
  statements: [
    `alter table receiver add column purpose text not null default 'signals'
      check (purpose in ('signals', 'answering', 'billing'))`,
  ],
};
