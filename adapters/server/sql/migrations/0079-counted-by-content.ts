import type { Migration } from './migration.ts';

/**
 * Each counter is stored with its signal's digest and the time its receiver took it, because a receiver that restarts its
 * counter sends different content (SECURITY.md §2.17). For earlier signals only the counter is known.
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
