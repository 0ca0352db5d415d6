import type { Migration } from '../migration.ts';

/** Lets staff maintain the list of holidays, with revisions and the last editor. Deleted holidays stay in the database. */
export const keptHolidays: Migration = {
  num: 42,
  name: 'kept holidays',
  statements: [
    `alter table holiday
      add column rev integer not null default 1,
      add column updated_by text,
      add column updated_at bigint,
      add column deleted_at bigint`,
    `create unique index holiday_on_list on holiday (holiday_group, name, from_day) where deleted_at is null`,
  ],
};
