import type { Migration } from '../migration.ts';

/** The members and order of a site's call list change as one unit, with its own revision and its last editor. */
export const contactOrder: Migration = {
  num: 36,
  name: 'contact order',
  statements: [
    `alter table site add column contacts_rev integer not null default 1`,
    `alter table site add column contacts_changed_by text`,
    `alter table site add column contacts_changed_at bigint`,
  ],
};
