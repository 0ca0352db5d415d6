import type { Migration } from '../migration.ts';

/**
 * Adds sessions, their pending steps, and hashes of their tokens. Used refresh hashes are kept, because a second use
 * reveals a stolen token (SECURITY.md §2.1, §2.2).
 */
export const sessions: Migration = {
  num: 3,
  name: 'sessions',
  statements: [
    `create table session (
      id text primary key,
      account_id text not null references portal_user (id) on delete cascade,
      actor_id text not null references portal_user (id) on delete cascade,
      application smallint not null,
      variant text not null,
      stage text not null check (stage in ('pending', 'full')),
      authenticated_by text not null,
      password_epoch integer not null,
      site_group_num integer,
      browser_id text not null,
      created_at bigint not null,
      last_seen_at bigint not null,
      absolute_end bigint not null,
      mfa_type smallint not null,
      draft_type text,
      draft_value text,
      draft_verified boolean not null default false,
      code_sent_to text,
      code_sent_at bigint,
      ended_at bigint,
      end_reason text
    )`,
    `create index session_by_account on session (account_id) where ended_at is null`,
    `create index session_absolute_end on session (absolute_end)`,
    `create table session_demand (
      session_id text not null references session (id) on delete cascade,
      position smallint not null,
      demand text not null,
      done boolean not null default false,
      primary key (session_id, position),
      unique (session_id, demand)
    )`,
    `create table access_token (
      hash text primary key,
      session_id text not null references session (id) on delete cascade,
      expires_at bigint not null
    )`,
    `create index access_token_by_session on access_token (session_id)`,
    `create index access_token_expiry on access_token (expires_at)`,
    `create table refresh_family (
      session_id text primary key references session (id) on delete cascade,
      current_hash text not null unique,
      prev_hash text,
      grace_until bigint,
      sealed_successor text,
      absolute_end bigint not null,
      revoked_at bigint
    )`,
    `create index refresh_family_prev on refresh_family (prev_hash)`,
    `create table refresh_spent (
      hash text primary key,
      session_id text not null references session (id) on delete cascade,
      absolute_end bigint not null
    )`,
    `create index refresh_spent_by_session on refresh_spent (session_id)`,
  ],
};
