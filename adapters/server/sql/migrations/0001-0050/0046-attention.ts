import type { Migration } from '../migration.ts';

/** Adds a dealer's notes and decisions about items that need attention, one per cause, and the group's watch list of sites. */
export const attention: Migration = {
  num: 46,
  name: 'attention',
  statements: [
    `create table site_watch (
      site_group_num integer not null,
      site_num integer not null references site (num),
      watched_by text not null,
      since bigint not null,
      primary key (site_group_num, site_num)
    )`,
    `create index site_watch_by_site on site_watch (site_num)`,
    `create table attention_state (
      key text primary key,
      site_group_num integer not null,
      site_num integer not null,
      acknowledged_by_id text,
      acknowledged_by text,
      acknowledged_at bigint,
      snoozed_until bigint,
      snoozed_by text,
      assigned_to_id text,
      assigned_to text,
      note text,
      note_by text,
      note_at bigint,
      rev integer not null,
      changed_by text not null,
      changed_at bigint not null
    )`,
    `create index attention_state_by_group on attention_state (site_group_num)`,
    `create index attention_state_by_time on attention_state (changed_at)`,
  ],
};
