import type { Migration } from './migration.ts';

/** What a receiver's keys are good for; those that were made before keep signals alone. */
export const receiverPurpose: Migration = {
  num: 81,
  name: 'receiver purpose',
  statements: [
    `alter table receiver add column purpose text not null default 'signals'
      check (purpose in ('signals', 'answering', 'billing'))`,
    // The demo world's receivers share one hash of no key, so that the second of them could never be added.
    `delete from receiver_key where key_hash = 'no key'`,
  ],
};
