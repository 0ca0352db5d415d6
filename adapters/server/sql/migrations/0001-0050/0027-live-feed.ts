import type { Migration } from '../migration.ts';

/**
 * Adds the live feed of site events. A writer locks the group's head row until commit, so event numbers follow the commit
 * order without gaps.
 */
export const liveFeed: Migration = {
  num: 27,
  name: 'live feed',
  statements: [
    `create table live_head (
      site_group_num integer primary key,
      seq bigint not null,
      at bigint not null
    )`,
    `create table live_event (
      site_group_num integer not null,
      seq bigint not null,
      at bigint not null,
      site_num integer not null,
      dev_num integer,
      kind text not null,
      withheld boolean not null,
      account_id text,
      data jsonb not null,
      primary key (site_group_num, seq)
    )`,
    `create index live_event_at on live_event (at)`,
    `create function announce_live_events() returns trigger language plpgsql as $$
      begin
        perform pg_notify('portal_change', json_build_object('topic', 'live',
          'detail', json_build_object('group', site_group_num, 'first', min(seq)))::text)
          from fresh group by site_group_num;
        return null;
      end
    $$`,
    `create trigger announced after insert on live_event
      referencing new table as fresh for each statement execute function announce_live_events()`,
  ],
};
