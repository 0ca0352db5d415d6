import type { Migration } from './migration.ts';

/**
 * Stores a signal's digest and receipt time with its counter, because a restarted counter repeats numbers with different
 * content (SECURITY.md §2.17). Earlier signals have only the counter.
 */
export const countedByContent: Migration = {
  num: 79,
  name: 'counted by content',
  statements: [
    `alter table received_signal
      add column digest text not null default '',
      add column received_at bigint`,
    `alter table received_signal drop constraint received_signal_pkey`,
    `alter table received_signal add primary key (receiver_id, counter, digest)`,
    `alter table receiver add column recounted_at bigint`,
  ],
};
