import type { Migration } from './migration.ts';

/** Adds when a receiver's oldest unread lines or unknown transmitter codes were last dropped for newer ones (SECURITY.md §2.17). */
export const boundedIntake: Migration = {
  num: 85,
  name: 'bounded intake',
  statements: [
    `alter table receiver add column dropped_at bigint`,
    `create index unread_signal_by_receiver on unread_signal (receiver_id, at, id)`,
    `create index stray_signal_by_receiver on stray_signal (receiver_id, last_at, xmit)`,
  ],
};
