import type { Migration } from '../migration.ts';

/** Adds the account details that customers change, and the changes that they request. */
export const accountInfo: Migration = {
  num: 29,
  name: 'account info',
  statements: [
    `alter table site
      add column display_name text,
      add column service_mail text,
      add column billing_mail text,
      add column rev integer not null default 1,
      add column changed_by text,
      add column changed_at bigint`,
    `alter table site_note add column of_customer boolean not null default false`,
    `create unique index site_note_of_customer on site_note (site_num) where of_customer`,
    `create table change_request (
      id uuid primary key,
      site_group_num integer not null references site_group (num),
      site_num integer not null references site (num) on delete cascade,
      field text not null,
      before text,
      wanted text,
      state text not null default 'Submitted' check (state in ('Submitted', 'Approved', 'Applied', 'Refused')),
      asked_by_id text not null,
      asked_by text not null,
      asked_at bigint not null,
      answer text,
      decided_by text,
      decided_at bigint,
      withdrawn_by text,
      withdrawn_at bigint,
      rev integer not null default 1
    )`,
    `create index change_request_by_site on change_request (site_num, asked_at desc)`,
    `create unique index change_request_open on change_request (site_num, field)
      where state in ('Submitted', 'Approved') and withdrawn_at is null`,
    `create table certificate (
      number text primary key check (number ~ '^[0-9A-F]{12}$'),
      site_group_num integer not null references site_group (num),
      site_num integer not null references site (num) on delete cascade,
      day text not null,
      issued_at bigint not null,
      issued_to text not null,
      name text not null,
      address text not null,
      account_numbers text[] not null,
      services text[] not null
    )`,
  ],
};
