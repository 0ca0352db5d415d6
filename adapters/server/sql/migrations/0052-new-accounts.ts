import type { Migration } from './migration.ts';

/**
 * Adds drafts of new accounts, which belong to a person and a group, and the agreements uploaded for them. Also adds the
 * language of a site.
 */
export const newAccounts: Migration = {
  num: 52,
  name: 'new accounts',
  statements: [
    `alter table site add column spoken_language text`,
    `create table account_draft (
      id uuid primary key,
      owner_id text not null references portal_user (id) on delete cascade,
      site_group_num integer not null references site_group (num) on delete cascade,
      rev integer not null,
      step text not null,
      name text not null,
      content jsonb,
      saved_at bigint not null,
      expires_at bigint not null,
      site_num integer references site (num) on delete cascade
    )`,
    `create index account_draft_by_owner on account_draft (owner_id, site_group_num)`,
    `create index account_draft_by_end on account_draft (expires_at)`,
    `create table account_agreement (
      draft_id uuid primary key,
      name text not null,
      bytes bytea not null,
      size integer not null,
      digest text not null,
      stored_at bigint not null
    )`,
    `create index site_by_postal_code on site (postal_code)`,
  ],
};
