import type { Migration } from './migration.ts';

/** Beside a counter stand what was said under it and when its receiver took it: a receiver that counts anew says something else (SECURITY.md §2.17). Of what came before nothing is known but its counter. */
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
