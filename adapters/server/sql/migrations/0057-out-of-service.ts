import type { Migration } from './migration.ts';

/**
 * Adds out-of-service entries of devices, each with a reason and a period. Each device already out of service gets an
 * entry, so that the device can be returned to service. If a whole site is out of service, each device of the site is
 * marked.
 */
export const outOfServiceEntries: Migration = {
  num: 57,
  name: 'devices out of service',
  statements: [
    `create table out_of_service_entry (
      id uuid primary key,
      site_num integer not null,
      dev_num integer not null,
      category text not null,
      reason text not null,
      starts_at bigint not null,
      ends_at bigint,
      begun_at bigint,
      placed_by text not null,
      placed_at bigint not null,
      over_by text,
      over_at bigint,
      rev integer not null default 1,
      foreign key (site_num, dev_num) references device (site_num, dev_num) on delete cascade,
      check (ends_at > starts_at)
    )`,
    `create unique index out_of_service_entry_standing on out_of_service_entry (site_num, dev_num) where over_at is null`,
    `create index out_of_service_entry_due on out_of_service_entry (
      (case when begun_at is null then starts_at else ends_at end)) where over_at is null`,
    `update device set out_of_service = 'Out of service'
      where out_of_service is null
        and site_num in (select num from site where state = 'outOfService')`,
    `insert into out_of_service_entry (id, site_num, dev_num, category, reason, starts_at, begun_at, placed_by, placed_at)
     select gen_random_uuid(), site_num, dev_num, out_of_service, 'Not noted',
            coalesce(out_of_service_since, 0), coalesce(out_of_service_since, 0),
            'Monitoring center', coalesce(out_of_service_since, 0)
       from device where out_of_service is not null`,
  ],
};
