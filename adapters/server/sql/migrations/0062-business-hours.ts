import type { Migration } from './migration.ts';

/**
 * Adds the hours when a dealer answers its own calls: weekly hours of each group, and periods that override them (domain
 * guide 6.8 d, e).
 */
export const businessHours: Migration = {
  num: 62,
  name: 'business hours',
  statements: [
    `create table business_hours (
      site_group_num integer primary key references site_group (num),
      intervals jsonb not null,
      holiday_group text check (holiday_group in ('General', 'National', 'Regional')),
      greeting_open text check (char_length(greeting_open) <= 500),
      greeting_closed text check (char_length(greeting_closed) <= 500),
      forward_number text check (char_length(forward_number) <= 32),
      overflow_rings smallint check (overflow_rings between 1 and 20),
      rev integer not null default 1,
      changed_by text,
      changed_at bigint
    )`,
    `create table temp_business_hours (
      id uuid primary key,
      site_group_num integer not null references site_group (num),
      starts_at bigint not null,
      ends_at bigint not null check (ends_at > starts_at),
      open boolean not null,
      reason text not null check (char_length(reason) between 1 and 255),
      greeting text check (char_length(greeting) <= 500),
      made_by text not null,
      made_at bigint not null,
      released_by text,
      released_at bigint,
      rev integer not null default 1,
      changed_by text,
      changed_at bigint,
      deleted_at bigint
    )`,
    `create index temp_business_hours_by_group on temp_business_hours (site_group_num, ends_at)
      where deleted_at is null`,
  ],
};
