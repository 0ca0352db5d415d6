import type { Migration } from './migration.ts';

/**
 * Adds data for the provider's staff about receivers: unreadable lines, the newest texts of transmitter codes not on file,
 * and clocks that are ahead.
 */
export const signalIntake: Migration = {
  num: 78,
  name: 'signal intake',
  statements: [
    `create table unread_signal (
      id uuid primary key,
      receiver_id uuid not null references receiver (id),
      counter text not null,
      at bigint not null,
      xmit text,
      text text not null,
      reason text not null
    )`,
    `create unique index unread_signal_once on unread_signal (receiver_id, counter, md5(text))`,
    `create index unread_signal_by_time on unread_signal (at)`,
    `alter table stray_signal add column last_texts text[] not null default '{}'`,
    `update stray_signal set last_texts = array[last_text]`,
    `create index stray_signal_by_time on stray_signal (last_at)`,
    // All demo receivers have the same placeholder hash, which is unique, so a second demo receiver could not be added.
    `delete from receiver_key where key_hash = 'no key'`,
    `alter table receiver add column clock_ahead_ms bigint, add column clock_at bigint`,
  ],
};
