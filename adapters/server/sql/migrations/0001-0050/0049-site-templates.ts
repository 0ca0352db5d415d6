import type { Migration } from '../migration.ts';

/** Adds templates from which a dealer creates sites. A name is unique within its group, and deleted templates stay in the database. */
export const siteTemplates: Migration = {
  num: 49,
  name: 'site templates',
  statements: [
    `create table site_template (
      id uuid primary key,
      site_group_num integer not null references site_group (num),
      name text not null,
      content jsonb not null,
      created_by text not null,
      created_at bigint not null,
      updated_by text not null,
      updated_at bigint not null,
      deleted_at bigint,
      rev integer not null default 1
    )`,
    `create unique index site_template_on_list on site_template (site_group_num, lower(name)) where deleted_at is null`,
  ],
};
