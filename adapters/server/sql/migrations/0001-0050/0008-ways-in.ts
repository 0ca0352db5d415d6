import type { Migration } from '../migration.ts';

/** Adds recoveries and registrations in progress, and the names of remembered devices (SECURITY.md §2.6, §2.7). */
export const waysIn: Migration = {
  num: 8,
  name: 'ways in',
  statements: [
    `create table recovery (
      id text primary key,
      audience text not null check (audience in ('dealer', 'consumer')),
      browser_id text not null,
      account_id text references portal_user (id) on delete cascade,
      login_key text not null,
      state text not null check (state in ('opened', 'challenged', 'proven', 'done', 'dead')),
      question_ids jsonb not null,
      attempts integer not null default 0,
      code_sent_at bigint,
      expires_at bigint not null
    )`,
    `create unique index recovery_under_way on recovery (audience, browser_id) where state in ('opened', 'challenged', 'proven')`,
    `create index recovery_by_account on recovery (account_id)`,
    `create index recovery_expiry on recovery (expires_at)`,
    `create table registration (
      id text primary key,
      email text not null,
      password_hash text,
      site_num integer references site (num) on delete cascade,
      account_id text references portal_user (id) on delete cascade,
      created_at bigint not null
    )`,
    `create index registration_age on registration (created_at)`,
    `create index contact_method_folded on contact_method (type, lower(value))`,
    `alter table remembered_device add column label text not null default 'A browser'`,
  ],
};
