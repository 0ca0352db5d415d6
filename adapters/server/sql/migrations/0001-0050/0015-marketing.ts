import type { Migration } from '../migration.ts';

/** Adds kinds of groups, the files and co-branding fields of campaigns, and the daily use of campaigns. */
export const marketing: Migration = {
  num: 15,
  name: 'marketing',
  statements: [
    `alter table site_group add column kind text not null default 'Dealer'
      check (kind in ('Dealer', 'Branch', 'Installer', 'Homeowners association', 'Service company'))`,
    `update site_group set kind = 'Branch' where parent_num is not null`,
    `alter table campaign add column co_brand jsonb not null default '[]'`,
    // A campaign may now have a file instead of a link.
    `alter table campaign drop constraint campaign_check1`,
    `create table campaign_file (
      campaign_id text primary key references campaign (id) on delete cascade,
      name text not null,
      bytes bytea not null,
      size integer not null,
      digest text not null,
      stored_at bigint not null,
      check (size = length(bytes))
    )`,
    `create table campaign_use (
      campaign_id text not null references campaign (id) on delete cascade,
      account_id text not null references portal_user (id) on delete cascade,
      kind text not null check (kind in ('view', 'download')),
      used_on date not null,
      site_group_num integer not null references site_group (num),
      used_at bigint not null,
      primary key (campaign_id, kind, used_on, account_id)
    )`,
  ],
};
