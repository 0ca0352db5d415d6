import type { Migration } from '../migration.ts';

/**
 * Adds the last editor of zone definitions, signals from undefined zones, and zone imports for many sites. A job first
 * checks every row of an import; then all rows take effect at once.
 */
export const zoneLists: Migration = {
  num: 37,
  name: 'zone lists',
  statements: [
    `alter table zone
      add column updated_at bigint,
      add column updated_by text`,
    `create index activity_undefined on activity (site_num, at desc) where not defined`,
    `create table zone_import (
      id uuid primary key,
      owner_id text not null references portal_user (id) on delete cascade,
      site_group_num integer not null,
      file_name text not null,
      rows integer not null,
      created_at bigint not null,
      expires_at bigint not null
    )`,
    `create index zone_import_by_end on zone_import (expires_at)`,
    `create index zone_import_by_owner on zone_import (owner_id)`,
    `create table zone_import_row (
      import_id uuid not null references zone_import (id) on delete cascade,
      num integer not null,
      site_num integer not null,
      zone_id uuid not null,
      rev integer,
      before jsonb,
      form jsonb not null,
      primary key (import_id, num)
    )`,
  ],
};
