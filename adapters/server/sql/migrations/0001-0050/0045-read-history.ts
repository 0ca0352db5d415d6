import type { Migration } from '../migration.ts';

/**
 * A site's history in the order in which it is read: time, then the receiver's counter, then the id, which is unique. The
 * new index also serves queries by time, like the index it replaces. Alarms are paged in the same manner.
 */
export const readHistory: Migration = {
  num: 45,
  name: 'read history',
  statements: [
    `create index activity_of_site on activity (site_num, at desc, (coalesce(counter, 0)) desc, id desc)`,
    `drop index activity_by_site`,
  ],
};
