import type { Migration } from '../migration.ts';

/** Adds news items with their documents, and who has read which item. */
export const news: Migration = {
  num: 12,
  name: 'news',
  statements: [
    `create table news (
      id text primary key,
      rev integer not null,
      title text not null,
      body text not null,
      icon text not null,
      color text not null,
      effective_date date,
      expiration_date date,
      place integer,
      url text,
      created_at bigint not null,
      created_by text not null references portal_user (id),
      updated_at bigint not null,
      updated_by text not null references portal_user (id),
      deleted_at bigint,
      deleted_by text,
      check (effective_date <= expiration_date)
    )`,
    `create index news_present on news (expiration_date) where deleted_at is null`,
    `create table news_document (
      news_id text primary key references news (id) on delete cascade,
      name text not null,
      bytes bytea not null,
      size integer not null,
      digest text not null,
      stored_at bigint not null,
      check (size = length(bytes))
    )`,
    `create table news_read (
      account_id text not null references portal_user (id) on delete cascade,
      news_id text not null references news (id) on delete cascade,
      read_at bigint not null,
      primary key (account_id, news_id)
    )`,
  ],
};
