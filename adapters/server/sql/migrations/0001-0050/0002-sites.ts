import type { Migration } from '../migration.ts';

/** Adds the monitored sites, from which the counts on the home screens are computed. */
export const sites: Migration = {
  num: 2,
  name: 'sites',
  statements: [
    `create table site (
      num integer primary key,
      site_group_num integer not null references site_group (num),
      name text not null,
      kind text not null,
      state text not null check (state in ('monitored', 'outOfService', 'installPending', 'cancelPending', 'cancelled')),
      street text not null,
      unit text,
      city text not null,
      region text not null,
      postal_code text not null,
      phone text,
      time_zone text not null,
      monitored_since bigint
    )`,
    `create index site_by_group on site (site_group_num, state)`,
    `create table device (
      site_num integer not null references site (num),
      dev_num integer not null,
      xmit text not null unique,
      description text not null,
      timer_test_due_at bigint,
      last_signal_at bigint,
      last_signal text,
      primary key (site_num, dev_num)
    )`,
    `create index device_timer_test on device (timer_test_due_at)`,
    `create table area (
      site_num integer not null,
      dev_num integer not null,
      num integer not null,
      name text not null,
      state text not null,
      since bigint not null,
      primary key (site_num, dev_num, num),
      foreign key (site_num, dev_num) references device (site_num, dev_num)
    )`,
    `create table running_test (
      id text primary key,
      site_num integer not null,
      dev_num integer not null,
      category text not null,
      placed_by text not null,
      starts_at bigint not null,
      ends_at bigint not null,
      cleared_at bigint,
      foreign key (site_num, dev_num) references device (site_num, dev_num)
    )`,
    `create index running_test_open on running_test (site_num, ends_at) where cleared_at is null`,
    `create table alarm (
      num integer primary key,
      site_num integer not null,
      dev_num integer not null,
      priority smallint not null,
      service_type text not null,
      event text not null,
      state text not null check (state in ('New', 'In progress', 'On hold', 'Partially cleared', 'Cleared')),
      raised_at bigint not null,
      cleared_at bigint,
      foreign key (site_num, dev_num) references device (site_num, dev_num)
    )`,
    `create index alarm_by_site on alarm (site_num, raised_at)`,
    `create index alarm_open on alarm (priority, raised_at) where state in ('New', 'In progress', 'On hold')`,
    `create table trouble (
      id text primary key,
      site_num integer not null,
      dev_num integer not null,
      text text not null,
      since bigint not null,
      cleared_at bigint,
      foreign key (site_num, dev_num) references device (site_num, dev_num)
    )`,
    `create index trouble_open on trouble (site_num) where cleared_at is null`,
    `create table account_link (
      user_id text not null references portal_user (id) on delete cascade,
      site_num integer not null references site (num),
      is_favorite boolean not null default false,
      primary key (user_id, site_num)
    )`,
  ],
};
