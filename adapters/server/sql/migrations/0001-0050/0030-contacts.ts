import type { Migration } from '../migration.ts';

/**
 * Adds the people to call and to notify about a site. A contact without a site belongs to the group and is in the list of
 * each site of the group.
 */
export const contacts: Migration = {
  num: 30,
  name: 'contacts',
  statements: [
    `create table contact (
      id uuid primary key,
      site_group_num integer not null references site_group (num),
      site_num integer references site (num),
      position smallint not null check (position > 0),
      first_name text check (char_length(first_name) between 1 and 50),
      last_name text check (char_length(last_name) between 1 and 50),
      company text check (char_length(company) between 1 and 50),
      type text not null default 'Keyholder'
        check (type in ('Keyholder', 'Premises', 'User only', 'Technician', 'Management', 'Guard')),
      relation text check (relation in ('Owner', 'Manager', 'Employee', 'Spouse', 'Neighbor', 'Tenant', 'Service company')),
      authority smallint not null default 0 check (authority between 0 and 5),
      panel_user smallint check (panel_user between 0 and 999),
      ecv_order smallint check (ecv_order > 0),
      has_keys boolean not null default false,
      language text,
      effective text,
      expires text,
      unavailable_from text,
      unavailable_to text,
      call_hours jsonb,
      suspended boolean not null default false,
      notes text check (char_length(notes) <= 1000),
      rev integer not null default 1,
      updated_at bigint not null,
      updated_by text,
      deleted_at bigint,
      check (coalesce(first_name, last_name, company) is not null)
    )`,
    `create unique index contact_by_site on contact (site_num, position) where deleted_at is null and site_num is not null`,
    `create unique index contact_by_group on contact (site_group_num, position) where deleted_at is null and site_num is null`,
    `create table contact_phone (
      contact_id uuid not null references contact (id) on delete cascade,
      position smallint not null check (position between 1 and 5),
      number text not null check (char_length(number) <= 32),
      type text not null check (type in ('Cell', 'Home', 'Work', 'Premises', 'Other')),
      ext text check (ext ~ '^[0-9]{1,6}$'),
      text boolean not null default false,
      primary key (contact_id, position)
    )`,
    `create table contact_email (
      contact_id uuid not null references contact (id) on delete cascade,
      position smallint not null check (position between 1 and 3),
      address text not null check (char_length(address) <= 128),
      notify boolean not null default true,
      primary key (contact_id, position)
    )`,
    `create table contact_notice (
      contact_id uuid not null references contact (id) on delete cascade,
      event_kind text not null check (event_kind in ('alarm', 'cleared', 'trouble', 'test')),
      channel text not null check (channel in ('call', 'sms', 'email')),
      primary key (contact_id, event_kind, channel)
    )`,
  ],
};
