import type { Migration } from '../migration.ts';

/**
 * Adds user-placed tests with several devices, a scope, limits, a person, a reason and the signals of each zone. Each test
 * in progress becomes a test of one device with everything in scope.
 */
export const siteTests: Migration = {
  num: 28,
  name: 'site tests',
  statements: [
    `create table site_test (
      id uuid primary key,
      site_num integer not null references site (num),
      site_group_num integer not null references site_group (num),
      mode text not null check (mode in ('noAction', 'live')),
      dev_nums integer[] not null check (cardinality(dev_nums) > 0),
      scope jsonb not null,
      category text not null,
      starts_at bigint not null,
      ends_at bigint not null check (ends_at > starts_at),
      reason text not null check (char_length(reason) <= 255),
      role text not null check (role in ('dealer', 'customer')),
      placed_by_id text,
      placed_by text not null,
      warning jsonb not null,
      warned integer[] not null default '{}',
      recurrence jsonb,
      cleared_at bigint,
      cleared_by text,
      noted text not null default 'none' check (noted in ('none', 'started', 'ended')),
      due_at bigint,
      rev integer not null default 1,
      created_at bigint not null,
      updated_at bigint not null,
      updated_by text
    )`,
    `create index site_test_by_site on site_test (site_num, ends_at)`,
    `create index site_test_open on site_test (site_num, ends_at) where cleared_at is null`,
    `create index site_test_due on site_test (due_at) where due_at is not null`,
    `create table site_test_zone (
      test_id uuid not null references site_test (id) on delete cascade,
      dev_num integer not null,
      area_num smallint not null,
      zone text not null,
      first_at bigint,
      last_at bigint,
      count integer not null default 0,
      code text,
      restored_at bigint,
      withheld boolean not null default false,
      primary key (test_id, dev_num, area_num, zone)
    )`,
    `insert into site_test (id, site_num, site_group_num, mode, dev_nums, scope, category, starts_at, ends_at, reason, role,
                            placed_by, warning, cleared_at, noted, due_at, created_at, updated_at)
     select gen_random_uuid(), old.site_num, site.site_group_num, 'noAction', array[old.dev_num],
            '{"kind": "all", "zones": [], "serviceTypes": []}',
            case when old.category in ('Technician test', 'Fire inspection or drill', 'Maintenance or remodel',
                                       'Panel swap', 'Runaway') then old.category else 'Other' end,
            old.starts_at, greatest(old.ends_at, old.starts_at + 1), old.category, 'dealer', old.placed_by,
            '{"minutes": [15], "channels": ["inApp"]}', old.cleared_at,
            case when old.cleared_at is null then 'none' else 'ended' end,
            case when old.cleared_at is null then old.starts_at end, old.starts_at, old.starts_at
       from running_test old join site on site.num = old.site_num`,
    `drop table running_test`,
  ],
};
