import type { Migration } from '../migration.ts';

/**
 * Adds the details of a dealer's group, its default alarm handling, and the invitations to join the group (domain guide
 * 6.10). A site can override the alarm handling.
 */
export const accountGroups: Migration = {
  num: 47,
  name: 'account groups',
  statements: [
    `create table account_group (
      site_group_num integer primary key references site_group (num),
      status text not null default 'Active' check (status in ('Active', 'Suspended', 'Closed')),
      since text,
      representative_id text,
      services jsonb not null default '[]',
      legal_name text,
      street text,
      city text,
      region text,
      postal_code text,
      phone text,
      service_phone text,
      email text,
      web text,
      licences jsonb not null default '[]',
      holiday_group text not null default 'National',
      rev integer not null default 1,
      changed_by text,
      changed_at bigint
    )`,
    `alter table site_group
      add column runaway_times smallint not null default 60 check (runaway_times between 10 and 500),
      add column max_test_hours smallint check (max_test_hours between 1 and 720),
      add column default_test_category text not null default 'Technician test',
      add column ecv_contacts smallint not null default 0 check (ecv_contacts between 0 and 3),
      add column defaults_rev integer not null default 1,
      add column defaults_changed_by text,
      add column defaults_changed_at bigint`,
    `create table portal_invitation (
      id uuid primary key,
      email text not null check (char_length(email) <= 128),
      name text not null check (char_length(name) between 1 and 100),
      groups jsonb not null,
      rights jsonb not null,
      invited_by text not null,
      sent_at bigint not null,
      expires_at bigint not null,
      account_id text references portal_user (id) on delete set null,
      withdrawn_at bigint,
      rev integer not null default 1
    )`,
    `create index portal_invitation_open on portal_invitation (sent_at) where account_id is null and withdrawn_at is null`,
    `alter table portal_user
      add column terms_at bigint,
      add column rights_changed_by text,
      add column rights_changed_at bigint`,
    `create index user_group_by_group on user_group (site_group_num)`,
  ],
};
