import type { Migration } from '../migration.ts';

/** When and by whom a contact was suspended; unknown for contacts suspended before this step. */
export const suspensions: Migration = {
  num: 43,
  name: 'suspensions',
  statements: [
    `alter table contact
      add column suspended_at bigint,
      add column suspended_by text`,
  ],
};
