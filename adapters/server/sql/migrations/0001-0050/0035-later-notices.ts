import type { Migration } from '../migration.ts';

/** What the clock does by itself: an alarm whose hold is over waits again, a trouble that lasts is told; and when an alarm's state was said last, so that what comes in late changes nothing. */
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
