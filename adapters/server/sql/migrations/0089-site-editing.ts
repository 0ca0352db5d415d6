import type { Migration } from './migration.ts';

/** Adds which sessions have an editor of a site open, each until an instant. */
export const siteEditing: Migration = {
  num: 89,
  name: 'site editing',
  statements: [
    `create table site_editing (
       site_num integer not null references site (num) on delete cascade,
       session_id text not null references session (id) on delete cascade,
       until bigint not null,
       primary key (site_num, session_id))`,
    `create index site_editing_of_session on site_editing (session_id)`,
    `create index site_editing_until on site_editing (until)`,
  ],
};
