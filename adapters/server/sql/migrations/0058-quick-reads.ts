import type { Migration } from './migration.ts';

/**
 * Figures of a dealer with 100,000 accounts. Whether an account counts is read in an index of its number that holds its group
 * and state, beside rows of another table that say something of it. And what must be closed next stands in its whole order:
 * thousands of sites are closed at the same minute.
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
