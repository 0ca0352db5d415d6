import type { Migration } from './migration.ts';

/**
 * Adds messages to the provider with responses, the phone numbers to call, and the roadmap with votes and notification
 * requests (domain guide 6.19).
 */
export const contactUsAndRoadmap: Migration = {
  num: 65,
  name: 'contact us and roadmap',
  statements: [
    `create sequence intake_message`,
    `alter table intake drop constraint intake_kind_check`,
    `alter table intake add constraint intake_kind_check check (kind in ('bug', 'feedback', 'message'))`,
    // For a message, the column of a bug's summary stores the topic.
    `alter table intake drop constraint intake_check`,
    `alter table intake add constraint intake_summary_check
      check ((kind in ('bug', 'message')) = (summary is not null))`,
    `alter table intake add column site_num integer`,
    `alter table intake add column answer text`,
    `alter table intake add column answered_at bigint`,
    `alter table intake add column answered_by text`,
    `create index intake_own on intake (account_id, created_at desc) where kind = 'message'`,
    `create table contact_number (
      id text primary key,
      rev integer not null,
      purpose text not null,
      phone text not null,
      hours text not null,
      place integer,
      updated_by text,
      updated_at bigint,
      deleted_at bigint
    )`,
    `create table roadmap_item (
      id text primary key,
      rev integer not null,
      title text not null,
      body text not null,
      stage text not null check (stage in ('Planned', 'In progress', 'Shipped')),
      shipped_at bigint,
      updated_by text,
      updated_at bigint,
      deleted_at bigint,
      check ((stage = 'Shipped') = (shipped_at is not null))
    )`,
    `create table roadmap_wish (
      item_id text not null references roadmap_item (id) on delete cascade,
      account_id text not null references portal_user (id) on delete cascade,
      kind text not null check (kind in ('vote', 'tell')),
      wished_at bigint not null,
      told_at bigint,
      primary key (item_id, account_id, kind)
    )`,
    `create index roadmap_wish_account on roadmap_wish (account_id)`,
  ],
};
