import type { Migration } from './migration.ts';

/**
 * Adds the library that the provider publishes: texts, every file version, favorites, and downloads per person and day
 * (domain guide 6.15).
 */
export const library: Migration = {
  num: 66,
  name: 'library',
  statements: [
    `create table library_item (
      id text primary key,
      rev integer not null,
      title text not null,
      summary text not null,
      category text not null,
      tags text not null,
      language text not null,
      audience jsonb not null,
      url text not null,
      state text not null check (state in ('Draft', 'Published', 'Retired')),
      version integer not null default 0,
      published_at bigint,
      updated_by text,
      updated_at bigint,
      deleted_at bigint
    )`,
    `create table library_file (
      item_id text not null references library_item (id) on delete cascade,
      version integer not null,
      name text not null,
      bytes bytea not null,
      size integer not null,
      digest text not null,
      stored_at bigint not null,
      stored_by text not null,
      primary key (item_id, version),
      check (size = length(bytes))
    )`,
    `create table library_favorite (
      item_id text not null references library_item (id) on delete cascade,
      account_id text not null references portal_user (id) on delete cascade,
      primary key (account_id, item_id)
    )`,
    `create table library_fetch (
      item_id text not null references library_item (id) on delete cascade,
      account_id text not null references portal_user (id) on delete cascade,
      fetched_on date not null,
      primary key (item_id, fetched_on, account_id)
    )`,
  ],
};
