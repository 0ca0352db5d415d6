import type { Migration } from '../migration.ts';

/** Adds when and by whom a contact was suspended. The time and the person are unknown for contacts suspended before this migration. */
export const suspensions: Migration = {
  num: 43,
  name: 'suspensions',
  statements: [
    `alter table contact
      add column suspended_at bigint,
      add column suspended_by text`,
  ],
};
