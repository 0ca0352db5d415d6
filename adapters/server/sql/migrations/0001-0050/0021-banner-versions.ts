import type { Migration } from '../migration.ts';

const COLUMNS = 'rev, active, title, body, importance, ends_at, updated_at, updated_by';

/** Adds an end time to the banner, and a version for each saved banner so that it can be restored. A trigger stores the versions. */
export const bannerVersions: Migration = {
  num: 21,
  name: 'banner versions',
  statements: [
    `alter table status_banner add column ends_at bigint`,
    `create table banner_version (
      rev integer primary key,
      active boolean not null,
      title text not null,
      body text not null,
      importance text not null,
      ends_at bigint,
      updated_at bigint not null,
      updated_by text
    )`,
    `insert into banner_version (${COLUMNS}) select ${COLUMNS} from status_banner`,
    `create function keep_banner_version() returns trigger
      language plpgsql set search_path from current as $$
      begin
        insert into banner_version (${COLUMNS}) values (new.rev, new.active, new.title, new.body,
          new.importance, new.ends_at, new.updated_at, new.updated_by)
        on conflict (rev) do update set active = new.active, title = new.title, body = new.body,
          importance = new.importance, ends_at = new.ends_at, updated_at = new.updated_at,
          updated_by = new.updated_by;
        return null;
      end
    $$`,
    `create trigger kept after insert or update on status_banner
      for each row execute function keep_banner_version()`,
  ],
};
