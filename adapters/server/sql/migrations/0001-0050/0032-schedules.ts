import type { Migration } from '../migration.ts';

/** Adds the opening and closing hours of sites: layers of weekly hours, and one list of holidays for all sites. */
export const schedules: Migration = {
  num: 32,
  name: 'schedules',
  statements: [
    `create table holiday (
      id uuid primary key,
      holiday_group text not null check (holiday_group in ('General', 'National', 'Regional')),
      name text not null check (char_length(name) between 1 and 60),
      from_day text not null,
      to_day text not null check (to_day >= from_day)
    )`,
    `create table schedule (
      id uuid primary key,
      site_num integer not null references site (num),
      site_group_num integer not null references site_group (num),
      layer text not null check (layer in ('permanent', 'alternate', 'holiday', 'temporary')),
      kind text check (kind in ('Changed hours', 'Closed all day', 'Extended closing', 'Stay late today')),
      reason text check (char_length(reason) <= 255),
      authorized_by text,
      from_day text,
      to_day text check (to_day >= from_day),
      holiday_group text check (holiday_group in ('General', 'National', 'Regional')),
      area_nums integer[] not null default '{}',
      rev integer not null default 1,
      updated_at bigint not null,
      updated_by text,
      deleted_at bigint,
      check ((layer = 'holiday') = (holiday_group is not null)),
      check (layer <> 'temporary' or (kind is not null and from_day is not null and to_day is not null))
    )`,
    `create index schedule_by_site on schedule (site_num) where deleted_at is null`,
    `create table schedule_entry (
      schedule_id uuid not null references schedule (id) on delete cascade,
      position smallint not null,
      weekdays integer[] not null check (cardinality(weekdays) > 0),
      opens_at smallint not null check (opens_at between 0 and 1439),
      closes_at smallint not null check (closes_at between 0 and 1439),
      window_before smallint not null default 0 check (window_before between 0 and 240),
      window_after smallint not null default 0 check (window_after between 0 and 240),
      supervision text not null default 'Must open' check (supervision in
        ('May open', 'Must open', 'May open/close', 'May close', 'Must close', 'No activity', 'May open (temporary)')),
      primary key (schedule_id, position)
    )`,
  ],
};
