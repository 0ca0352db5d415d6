import type { Migration } from '../migration.ts';

/** Adds one-time secrets, remembered devices and rate limits (SECURITY.md §2.4 to §2.6). */
export const secrets: Migration = {
  num: 4,
  name: 'secrets',
  statements: [
    `create table one_time (
      id text primary key,
      kind text not null,
      subject text not null,
      session text,
      purpose text not null,
      secret_hash text not null,
      attempts integer not null default 0,
      max_attempts integer not null,
      expires_at bigint not null,
      used_at bigint,
      voided boolean not null default false,
      detail jsonb not null
    )`,
    `create unique index one_time_open on one_time (kind, subject, purpose) where used_at is null and not voided`,
    `create index one_time_by_hash on one_time (secret_hash)`,
    `create index one_time_expiry on one_time (expires_at)`,
    `create table remembered_device (
      id text primary key,
      account_id text not null references portal_user (id) on delete cascade,
      secret_hash text not null unique,
      password_epoch integer not null,
      created_at bigint not null,
      last_used_at bigint not null,
      expires_at bigint not null
    )`,
    `create index remembered_device_by_account on remembered_device (account_id)`,
    `create table bucket (
      name text not null,
      key text not null,
      tokens double precision not null,
      at bigint not null,
      capacity double precision not null,
      per_ms double precision not null,
      primary key (name, key)
    )`,
  ],
};
