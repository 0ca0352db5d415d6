import type { Migration } from '../migration.ts';

/** Who is on the call list of a site and in which order is changed as one thing: it has its own revision, and who touched it last. */
export const contactOrder: Migration = {
  num: 36,
  name: 'contact order',
  statements: [
    `alter table site add column contacts_rev integer not null default 1`,
    `alter table site add column contacts_changed_by text`,
    `alter table site add column contacts_changed_at bigint`,
  ],
};
