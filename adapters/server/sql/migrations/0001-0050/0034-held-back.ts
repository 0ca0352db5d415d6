import type { Migration } from '../migration.ts';

/**
 * Stores events separately as long as customers may not see them. A duress or hold-up alarm stays a separate alarm after
 * disclosure, so that later events of the same kind join that alarm.
 */
export const heldBack: Migration = {
  num: 34,
  name: 'held back',
  statements: [
    `alter table alarm add column silent boolean not null default false`,
    `update alarm set silent = true
      where withheld or service_type = 'Hold-up' or event_code in ('121', '122', '124', '125', '146', 'HA', 'HH')`,
    `update activity set withheld = false
      where withheld and alarm_num in (select num from alarm where not withheld)`,
    `create index activity_held_back on activity (at) where withheld and alarm_num is null`,
    `drop index alarm_open`,
    `create index alarm_open on alarm (priority, raised_at) where state <> 'Cleared'`,
    `alter table site_test_zone drop constraint site_test_zone_pkey`,
    `alter table site_test_zone add primary key (test_id, dev_num, area_num, zone, withheld)`,
    `alter table stray_signal add column told_at bigint`,
    `update stray_signal set told_at = first_at where caller_id is not null`,
  ],
};
