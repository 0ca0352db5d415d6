import type { Migration } from '../migration.ts';

/**
 * Adds changes that happen at a set time: an alarm waits again when its hold ends, and people are notified of a lasting
 * trouble. Also stores when an alarm's state was last reported, so that an older report that arrives late is ignored.
 */
export const laterNotices: Migration = {
  num: 35,
  name: 'later notices',
  statements: [
    `alter table alarm add column state_at bigint`,
    `create index alarm_on_hold on alarm (hold_until) where state = 'On hold' and hold_until is not null`,
    `alter table trouble add column notify_at bigint`,
    `create index trouble_to_tell on trouble (notify_at) where notify_at is not null and cleared_at is null`,
  ],
};
