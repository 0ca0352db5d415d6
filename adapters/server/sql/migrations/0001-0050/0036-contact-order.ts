import type { Migration } from '../migration.ts';

/** Gives each site's call list one revision and one last editor, because its members and order change as a unit. */
export const contactOrder: Migration = {
  num: 36,
  name: 'contact order',
  statements: [
    `alter table site add column contacts_rev integer not null default 1`,
    `alter table site add column contacts_changed_by text`,
    `alter table site add column contacts_changed_at bigint`,
  ],
};
