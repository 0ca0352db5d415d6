import type { Migration } from '../migration.ts';

const REACTION = `text not null check (value in ('Off', 'Log only', 'Notify', 'Call'))`;
const reaction = (name: string): string => `${name} ${REACTION.replace('value', name)}`;

/** Adds to a schedule layer the closing time that was moved with Staying late. Also adds a site's reaction to each missed time. */
export const heldHours: Migration = {
  num: 40,
  name: 'held hours',
  statements: [
    `alter table schedule add column press_id uuid, add column moved_from smallint check (moved_from between 0 and 2879)`,
    `create table site_supervision (
      site_num integer primary key references site (num),
      ${reaction('early_open')},
      ${reaction('fail_to_open')},
      ${reaction('late_open')},
      ${reaction('early_close')},
      ${reaction('fail_to_close')},
      ${reaction('late_close')},
      rev integer not null default 1,
      updated_at bigint not null,
      updated_by text
    )`,
  ],
};
