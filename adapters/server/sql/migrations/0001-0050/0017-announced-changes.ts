import type { Migration } from '../migration.ts';

/** Adds triggers that announce changes of cached data to the servers, including changes made manually in the database. */
export const announcedChanges: Migration = {
  num: 17,
  name: 'announced-changes',
  statements: [
    `create function announce_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify('portal_change', json_build_object('topic', tg_argv[0])::text);
        return null;
      end
    $$`,
    `create trigger announced after insert or update or delete or truncate on status_banner
      for each statement execute function announce_change('statusBanner')`,
  ],
};
