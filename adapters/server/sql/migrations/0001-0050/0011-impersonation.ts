import type { Migration } from '../migration.ts';

/**
 * Adds impersonations: staff who see the portal as another user (SECURITY.md §2.9). An impersonation row outlives the
 * sessions that the row refers to.
 */
export const impersonation: Migration = {
  num: 11,
  name: 'impersonation',
  statements: [
    `alter table session add column suspended_at bigint`,
    `create table impersonation (
      id text primary key,
      session_id text not null unique,
      staff_session_id text not null unique,
      actor_id text not null references portal_user (id) on delete cascade,
      subject_id text not null references portal_user (id) on delete cascade,
      mode text not null check (mode in ('look', 'act')),
      reason text not null,
      ticket text,
      started_at bigint not null,
      ends_at bigint not null,
      ended_at bigint,
      end_reason text
    )`,
    `create index impersonation_newest on impersonation (started_at desc, id)`,
    `create index impersonation_by_subject on impersonation (subject_id, started_at desc)`,
  ],
};
