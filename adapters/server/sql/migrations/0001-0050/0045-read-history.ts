import type { Migration } from '../migration.ts';

/**
 * Adds indexes in the reading order of history: time, receiver counter, then unique id. The new history index also serves
 * queries by time and replaces the old index.
 */
export const readHistory: Migration = {
  num: 45,
  name: 'read history',
  statements: [
    `create index activity_of_site on activity (site_num, at desc, (coalesce(counter, 0)) desc, id desc)`,
    `drop index activity_by_site`,
  ],
};
