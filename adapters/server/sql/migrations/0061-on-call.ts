import type { Migration } from './migration.ts';

/**
 * Adds a dealer's on-call data: people, rotation lists, temporary changes, swaps, calendar feeds and the notifications
 * sent (domain guide 6.8 b).
 */
export const onCall: Migration = {
  num: 61,
  name: 'on call',
  statements: [
    `create table on_call_person (
      id uuid primary key,
      site_group_num integer not null references site_group (num),
      account_id text references portal_user (id) on delete set null,
      name text not null check (char_length(name) between 1 and 100),
      phones jsonb not null default '[]',
      email text check (char_length(email) <= 128),
      try_minutes smallint not null default 5 check (try_minutes between 1 and 30),
      repeats smallint not null default 1 check (repeats between 1 and 9),
      quiet jsonb,
      handoff_notice boolean not null default true,
      daily_digest boolean not null default false,
      rev integer not null default 1,
      changed_by text,
      changed_at bigint,
      deleted_at bigint
    )`,
    `create index on_call_person_by_group on on_call_person (site_group_num) where deleted_at is null`,
    `create unique index on_call_person_of_account on on_call_person (site_group_num, account_id)
      where deleted_at is null and account_id is not null`,
    `create table on_call_list (
      id uuid primary key,
      site_group_num integer not null references site_group (num),
      name text not null check (char_length(name) between 1 and 60),
      purpose text not null check (purpose in ('After hours', 'Weekend', 'Fire service')),
      starts_on text not null,
      handoff_at smallint not null check (handoff_at between 0 and 1439),
      rotation_days smallint not null check (rotation_days between 1 and 56),
      covers jsonb,
      tiers jsonb not null,
      position integer not null default 0,
      told_until bigint not null,
      look_at bigint not null,
      rev integer not null default 1,
      changed_by text,
      changed_at bigint,
      deleted_at bigint
    )`,
    `create index on_call_list_by_group on on_call_list (site_group_num, position) where deleted_at is null`,
    `create index on_call_list_due on on_call_list (look_at) where deleted_at is null`,
    `create table on_call_override (
      id uuid primary key,
      list_id uuid not null references on_call_list (id),
      tier text not null check (tier in ('primary', 'backup', 'manager')),
      kind text not null check (kind in ('add', 'replace', 'remove')),
      person_id uuid references on_call_person (id),
      instead_of uuid references on_call_person (id),
      starts_at bigint not null,
      ends_at bigint not null check (ends_at > starts_at),
      note text check (char_length(note) <= 255),
      swap_id uuid,
      made_by text not null,
      made_at bigint not null,
      rev integer not null default 1,
      deleted_at bigint
    )`,
    `create index on_call_override_by_list on on_call_override (list_id, ends_at) where deleted_at is null`,
    `create table on_call_fixed (
      id uuid primary key,
      list_id uuid not null references on_call_list (id),
      name text not null check (char_length(name) between 1 and 60),
      starts_at bigint not null,
      ends_at bigint not null check (ends_at > starts_at),
      slots jsonb not null,
      made_by text not null,
      made_at bigint not null,
      rev integer not null default 1,
      deleted_at bigint
    )`,
    `create index on_call_fixed_by_list on on_call_fixed (list_id, ends_at) where deleted_at is null`,
    `create table on_call_swap (
      id uuid primary key,
      list_id uuid not null references on_call_list (id),
      tier text not null check (tier in ('primary', 'backup', 'manager')),
      person_id uuid not null references on_call_person (id),
      to_person_id uuid references on_call_person (id),
      starts_at bigint not null,
      ends_at bigint not null check (ends_at > starts_at),
      back_tier text check (back_tier in ('primary', 'backup', 'manager')),
      back_starts_at bigint,
      back_ends_at bigint,
      note text check (char_length(note) <= 255),
      state text not null default 'Offered' check (state in ('Offered', 'Accepted', 'Declined', 'Withdrawn')),
      offered_at bigint not null,
      answered_by text,
      answered_at bigint,
      rev integer not null default 1,
      check ((back_tier is null) = (back_starts_at is null) and (back_tier is null) = (back_ends_at is null)),
      check (back_ends_at > back_starts_at)
    )`,
    `create index on_call_swap_open on on_call_swap (list_id, ends_at) where state = 'Offered'`,
    `create table on_call_feed (
      id uuid primary key,
      site_group_num integer not null references site_group (num),
      person_id uuid references on_call_person (id),
      mark text not null unique,
      made_by text not null,
      made_by_id text not null,
      made_at bigint not null,
      revoked_at bigint
    )`,
    `create index on_call_feed_by_group on on_call_feed (site_group_num) where revoked_at is null`,
    `create table on_call_group (
      site_group_num integer primary key references site_group (num),
      version bigint not null default 1,
      digest_at bigint not null
    )`,
    `create index on_call_digest_due on on_call_group (digest_at)`,
    `create table on_call_test_page (
      id uuid primary key,
      site_group_num integer not null references site_group (num),
      account_id text not null,
      channel text not null check (channel in ('email', 'sms')),
      message_id text not null,
      asked_at bigint not null
    )`,
    `create index on_call_test_page_by_account on on_call_test_page (account_id, asked_at desc)`,
    `insert into user_right (user_id, kind, name)
     select held.user_id, 'role', 'ansServiceEdit' from user_right held
       join user_right edits on edits.user_id = held.user_id and edits.name = 'scheduleEdit'
       join portal_user on portal_user.id = held.user_id and portal_user.application = 2
      where held.kind = 'flag' and held.name = 'ansServiceBlockFlag'
     on conflict do nothing`,
  ],
};
