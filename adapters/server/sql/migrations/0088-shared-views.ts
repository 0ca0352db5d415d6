import type { Migration } from './migration.ts';

/** Adds the views of lists that people share with their group. Without a group a view is shared by the provider's staff. */
export const sharedViews: Migration = {
  num: 88,
  name: 'shared views',
  statements: [
    `create table shared_view (
       id uuid primary key,
       site_group_num integer references site_group (num) on delete cascade,
       list text not null,
       name text not null,
       address text not null,
       shared_by_id text not null references portal_user (id) on delete cascade,
       shared_at bigint not null,
       updated_by text,
       updated_at bigint not null,
       rev integer not null default 1)`,
    `create unique index shared_view_name on shared_view (coalesce(site_group_num, 0), list, lower(name))`,
    `create index shared_view_of_group on shared_view (site_group_num)`,
    `create index shared_view_by on shared_view (shared_by_id)`,
  ],
};
