import type { Migration } from '../migration.ts';

/** Adds indexes to sort and search a dealer's account list, and the bulk runs that place many accounts on test. */
export const accountLists: Migration = {
  num: 44,
  name: 'account lists',
  statements: [
    `create index site_by_name on site (site_group_num, (lower(name) collate "C"), num)`,
    `create index site_by_city on site (site_group_num, (lower(city) collate "C"), num)`,
    `create index contact_texts on contact using gin (
      to_tsvector('simple', coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(company, '')))
      where deleted_at is null and site_num is not null`,
    `create index contact_phone_digits on contact_phone (
      (reverse(regexp_replace(number, '[^0-9]', '', 'g'))) text_pattern_ops)`,
    `create index zone_texts on zone using gin (to_tsvector('simple', description)) where deleted_at is null`,
    `create index activity_data_changes on activity (site_group_num, at) where kind = 'Data change'`,
    `create table bulk_test_run (
      id uuid primary key,
      owner_id text not null references portal_user (id) on delete cascade,
      owner_name text not null,
      site_group_num integer not null references site_group (num),
      form jsonb not null,
      checked_at bigint not null,
      created_at bigint not null,
      undo_asked_at bigint,
      job_id uuid
    )`,
    `create index bulk_test_run_by_owner on bulk_test_run (owner_id, created_at)`,
    `create table bulk_test_row (
      run_id uuid not null references bulk_test_run (id) on delete cascade,
      place integer not null,
      site_num integer not null references site (num),
      outcome text,
      words text,
      test_id uuid,
      test_rev integer,
      before jsonb,
      undone text,
      undo_words text,
      primary key (run_id, place)
    )`,
    `create index bulk_test_row_by_site on bulk_test_row (site_num)`,
  ],
};
