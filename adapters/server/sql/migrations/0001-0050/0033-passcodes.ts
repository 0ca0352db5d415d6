import type { Migration } from '../migration.ts';

/**
 * Adds spoken codes, each sealed for its own row. A keyed hash of each code lets a given code be found without unsealing
 * any code. Older account passcodes are not sealed and are compared by their hash.
 */
export const passcodes: Migration = {
  num: 33,
  name: 'passcodes',
  statements: [
    `create table passcode (
      id uuid primary key,
      site_num integer not null references site (num),
      holder text not null check (char_length(holder) between 1 and 50),
      authority smallint not null check (authority between 0 and 5),
      kind text not null default 'normal' check (kind in ('normal', 'duress', 'technician')),
      of_account boolean not null default false,
      valid_from text,
      valid_until text check (valid_until >= valid_from),
      hours jsonb,
      sealed text,
      fingerprint text,
      rev integer not null default 1,
      updated_at bigint not null,
      updated_by text,
      last_verified_at bigint,
      deleted_at bigint,
      check ((sealed is null) = (fingerprint is null)),
      check (of_account or sealed is not null),
      check (not of_account or kind = 'normal')
    )`,
    `create index passcode_by_site on passcode (site_num) where deleted_at is null`,
    `create unique index passcode_of_account on passcode (site_num) where of_account and deleted_at is null`,
    `create table contact_pin (
      contact_id uuid primary key references contact (id) on delete cascade,
      site_num integer not null references site (num),
      sealed text not null,
      fingerprint text not null,
      rev integer not null default 1,
      updated_at bigint not null,
      updated_by text,
      last_verified_at bigint
    )`,
    `create index contact_pin_by_site on contact_pin (site_num)`,
    `create table gate_code (
      id uuid primary key,
      site_num integer not null unique references site (num),
      sealed text not null,
      rev integer not null default 1,
      updated_at bigint not null,
      updated_by text
    )`,
    `insert into passcode (id, site_num, holder, authority, of_account, updated_at)
     select gen_random_uuid(), num, 'Account passcode', 5, true, 0 from site where account_passcode_hash is not null`,
    `alter table site_group add column verify_tests boolean not null default false`,
    `alter table site_test add column verified_by text`,
  ],
};
