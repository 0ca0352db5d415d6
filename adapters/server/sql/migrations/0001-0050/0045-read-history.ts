import type { Migration } from '../migration.ts';

/**
 * A site's history in the one order its windows follow: time, then what its receiver counted, then the id, which no two rows
 * share. It serves whoever asks for a site's rows by time as the index before it did; alarms by the same kind of place.
 */
export const readHistory: Migration = {
  num: 45,
  name: 'read history',
  statements: [
    `create index activity_of_site on activity (site_num, at desc, (coalesce(counter, 0)) desc, id desc)`,
    `drop index activity_by_site`,
  ],
};
