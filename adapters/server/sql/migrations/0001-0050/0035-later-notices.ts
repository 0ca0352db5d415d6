import type { Migration } from '../migration.ts';

/**
 * Changes that happen by time alone: an alarm waits again when its hold ends, and people are notified of a trouble that
 * lasts. Also stores when an alarm's state was last reported, so that late reports change nothing.
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
