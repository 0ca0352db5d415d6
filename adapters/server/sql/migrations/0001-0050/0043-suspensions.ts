import type { Migration } from '../migration.ts';

/** Since when a contact is suspended, and by whom; of one that was suspended before, nobody knows. */
export const suspensions: Migration = {
  num: 43,
  name: 'suspensions',
  statements: [
    `alter table contact
      add column suspended_at bigint,
      add column suspended_by text`,
  ],
};
