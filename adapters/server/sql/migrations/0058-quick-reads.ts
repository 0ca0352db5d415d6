import type { Migration } from './migration.ts';

/**
 * Counts of a dealer with 100,000 accounts. An index on the account number that includes group and state decides whether
 * an account counts, when rows of another table are joined. Sites to close next have an index in their full order, because
 * thousands of sites close at the same minute.
 */
export const quickReads: Migration = {
  num: 58,
  name: 'quick reads',
  statements: [
    `create index site_in_scope on site (num) include (site_group_num, state)`,
    `drop index supervision_watch_closing`,
    `create index supervision_watch_closing on supervision_watch (closing_at, site_num) where closing_at is not null`,
  ],
};
