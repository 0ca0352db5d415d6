import type { Migration } from '../migration.ts';

/** Adds who last viewed a code, and removed PINs that can be restored. */
export const looksAtCodes: Migration = {
  num: 38,
  name: 'looks at codes',
  statements: [
    `alter table passcode add column revealed_at bigint, add column revealed_by text`,
    `alter table contact_pin add column revealed_at bigint, add column revealed_by text`,
    `create table removed_pin (
      contact_id uuid primary key references contact (id) on delete cascade,
      site_num integer not null references site (num),
      sealed text not null,
      fingerprint text not null,
      rev integer not null,
      removed_at bigint not null,
      removed_by text
    )`,
    `create index removed_pin_by_site on removed_pin (site_num)`,
  ],
};
