import type { Migration } from './migration.ts';

/** Adds the weekdays on which a temporary schedule applies. Known schedules, and those of older servers, apply every day. */
export const temporaryWeekdays: Migration = {
  num: 87,
  name: 'temporary weekdays',
  statements: [
    `alter table schedule add column applies_on integer[] not null default '{1,2,3,4,5,6,7}'
       check (cardinality(applies_on) > 0)`,
  ],
};
