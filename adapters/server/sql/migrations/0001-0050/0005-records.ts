import type { Migration } from '../migration.ts';

/** Adds messages, the audit log, and announcements to everyone. */
export const records: Migration = {
  num: 5,
  name: 'records',
  statements: [
    `create table message (
      id text primary key,
      channel text not null check (channel in ('email', 'sms')),
      recipient text not null,
      subject text not null,
      text text not null,
      html text,
      code text,
      link text,
      queued_at bigint not null,
      state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
      attempts integer not null default 0,
      next_try_at bigint not null,
      sent_at bigint
    )`,
    `create index message_due on message (next_try_at) where state = 'queued'`,
    `create index message_newest on message (queued_at)`,
    `create table audit (
      seq bigint primary key,
      at bigint not null,
      request_id text not null,
      session_id text,
      subject_id text,
      actor_id text,
      address text not null,
      claimed_ip text,
      operation text not null,
      target text,
      result text not null check (result in ('ok', 'refused', 'limited')),
      detail jsonb not null,
      key_id text not null,
      mac text not null
    )`,
    `create index audit_by_operation on audit (operation, at)`,
    `create index audit_by_subject on audit (subject_id, at)`,
    `create table audit_head (
      id smallint primary key check (id = 1),
      seq bigint not null,
      mac text not null
    )`,
    `insert into audit_head (id, seq, mac) values (1, 0, '')`,
    `create table agreement_text (
      kind text not null check (kind in ('terms', 'privacy')),
      version integer not null,
      text text not null,
      published_at bigint not null,
      primary key (kind, version)
    )`,
    `create table status_banner (
      id smallint primary key check (id = 1),
      active boolean not null,
      title text not null,
      body text not null,
      importance text not null check (importance in ('High', 'Warning', 'Info')),
      updated_at bigint not null
    )`,
    `create table setting (name text primary key, value text not null)`,
  ],
};
