import type { Migration } from './migration.ts';

/**
 * Speeds up message lists of a dealer with 100,000 messages. A covering index serves sorting and filtering, so that only
 * one page of rows is read in full.
 */
export const quickMessages: Migration = {
  num: 70,
  name: 'quick messages',
  statements: [
    `create index answering_message_rows on answering_message (site_group_num, received_at desc, id)
      include (num, caller_name, category, priority, state, assigned_to, site_num)`,
    `create index answering_delivery_by_person on answering_delivery (person, message_id)`,
    `create index notify_notice_by_message on notify_notice (message_id) where message_id is not null`,
    `drop index answering_message_newest`,
  ],
};
