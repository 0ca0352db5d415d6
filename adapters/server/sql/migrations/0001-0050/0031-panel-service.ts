import type { Migration } from '../migration.ts';

/**
 * Adds the customer's view of a panel: service dates, the expected timer test, caller IDs, messages to the dealer, and
 * communication tests.
 */
export const panelService: Migration = {
  num: 31,
  name: 'panel service',
  statements: [
    `alter table device
      add column timer_test_signal text,
      add column timer_test_event text,
      add column last_service_on text,
      add column next_service_on text,
      add column commissioned_on text,
      add column decommissioned_on text`,
    `alter table device_path
      add column supervised_line text,
      add column caller_ids text[] not null default '{}'`,
    `alter table stray_signal add column caller_id text`,
    `create index stray_signal_by_caller on stray_signal (caller_id) where caller_id is not null`,
    `create table service_request (
      id uuid primary key,
      site_group_num integer not null references site_group (num),
      site_num integer not null references site (num),
      dev_num integer,
      kind text not null check (kind in ('request', 'panel', 'runaway')),
      text text not null check (char_length(text) between 1 and 1000),
      state text not null default 'New' check (state in ('New', 'Delivered', 'Acknowledged', 'Closed')),
      withheld boolean not null default false,
      requested_by_id text,
      requested_by text,
      requested_at bigint not null,
      acknowledged_by text,
      acknowledged_at bigint,
      closed_by text,
      closed_at bigint,
      rev integer not null default 1
    )`,
    `create index service_request_by_site on service_request (site_num, requested_at desc)`,
    `create index service_request_open on service_request (site_group_num, requested_at) where state <> 'Closed'`,
    `alter table message add column service_request_id uuid`,
    `create table communication_test (
      id uuid primary key,
      site_group_num integer not null references site_group (num),
      site_num integer not null references site (num),
      dev_num integer not null,
      started_at bigint not null,
      started_by_id text not null,
      started_by text not null
    )`,
    `create index communication_test_by_device on communication_test (site_num, dev_num, started_at desc)`,
  ],
};
