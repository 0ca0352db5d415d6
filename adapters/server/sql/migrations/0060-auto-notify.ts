import type { Migration } from './migration.ts';

/** Adds automatic notifications: a group's rules, the detections (one per rule and cause), and the resulting emails with their outcome. */
export const autoNotify: Migration = {
  num: 60,
  name: 'auto notify',
  statements: [
    `create table notify_rule (
      id uuid primary key,
      site_group_num integer not null references site_group (num),
      cause text not null,
      categories jsonb not null default '[]',
      priorities jsonb not null default '[]',
      who text not null check (who in ('contact', 'rotation', 'emails')),
      who_id text,
      emails jsonb not null default '[]',
      channel text not null check (channel in ('email', 'sms')),
      timing text not null check (timing in ('always', 'closed', 'hold', 'daytime')),
      digest text not null check (digest in ('immediate', 'hourly', 'daily')),
      enabled boolean not null default true,
      since bigint not null,
      rev integer not null default 1,
      changed_by text,
      changed_at bigint not null,
      deleted_at bigint
    )`,
    `create index notify_rule_by_group on notify_rule (site_group_num) where deleted_at is null`,
    `create table notify_notice (
      rule_id uuid not null references notify_rule (id) on delete cascade,
      source text not null,
      at bigint not null,
      words text not null,
      message_id uuid references answering_message (id) on delete cascade,
      due_at bigint,
      taken_at bigint,
      primary key (rule_id, source)
    )`,
    `create index notify_notice_due on notify_notice (due_at) where taken_at is null and due_at is not null`,
    `create table notify_delivery (
      id uuid primary key,
      rule_id uuid not null references notify_rule (id) on delete cascade,
      at bigint not null,
      person text not null,
      notices integer not null,
      result text check (result in ('Delivered', 'Bounced')),
      outbox_id text
    )`,
    `create index notify_delivery_by_rule on notify_delivery (rule_id, at)`,
    `create index notify_delivery_by_outbox on notify_delivery (outbox_id) where outbox_id is not null`,
    `create index answering_message_taken on answering_message (received_at)`,
  ],
};
