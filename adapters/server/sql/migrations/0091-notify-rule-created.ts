import type { Migration } from './migration.ts';

/**
 * Adds the time when an automatic notification rule was created, because a rule keeps its place in the list when it is
 * changed. Existing rules get the time of their last change.
 */
export const notifyRuleCreated: Migration = {
  num: 91,
  name: 'when notification rules were made',
  statements: [
    `alter table notify_rule add column created_at bigint not null
      default (extract(epoch from now()) * 1000)::bigint`,
    `update notify_rule set created_at = changed_at`,
  ],
};
