import type { Migration } from './migration.ts';

/**
 * Adds up to when each person has read the notification list, and the indexes by which the list finds a dealer's newest
 * alarms, and a person's reports, requests and tests.
 */
export const notifications: Migration = {
  num: 86,
  name: 'notifications',
  statements: [
    `create table notification_mark (
       account_id text primary key references portal_user (id) on delete cascade,
       read_to bigint not null)`,
    `create index alarm_of_group on alarm (site_group_num, raised_at desc)`,
    `create index report_of_person on report (created_by_id, created_at desc) where deleted_at is null`,
    `create index change_request_of_person on change_request (asked_by_id, decided_at desc)
       where decided_at is not null`,
    `create index site_test_of_person on site_test (placed_by_id, ends_at) where cleared_at is null`,
  ],
};
