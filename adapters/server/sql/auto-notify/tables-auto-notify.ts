import type { ColumnType, Generated } from 'kysely';
import type { NotifyForm } from '#core/auto-notify/notify-rule.schema.ts';

type Listed<Of> = ColumnType<readonly Of[], string, string>;

/** An automatic notification rule (domain guide 6.8 c). */
export interface NotifyRuleTable {
  id: string;
  site_group_num: number;
  cause: NotifyForm['cause'];
  categories: Listed<NotifyForm['categories'][number]>;
  priorities: Listed<NotifyForm['priorities'][number]>;
  who: NotifyForm['who'];
  who_id: string | null;
  emails: Listed<string>;
  channel: NotifyForm['channel'];
  timing: NotifyForm['timing'];
  digest: NotifyForm['digest'];
  enabled: Generated<boolean>;
  /** Events before this time are ignored. */
  since: number;
  rev: Generated<number>;
  changed_by: string | null;
  changed_at: number;
  created_at: Generated<number>;
  deleted_at: number | null;
}

/** An event that a rule detected. `due_at` is null if the rule sent no notification for the event. */
export interface NotifyNoticeTable {
  rule_id: string;
  source: string;
  at: number;
  words: string;
  message_id: string | null;
  due_at: number | null;
  taken_at: number | null;
}

/** One mail or text message of a rule. */
export interface NotifyDeliveryTable {
  id: string;
  rule_id: string;
  at: number;
  person: string;
  notices: number;
  result: 'Delivered' | 'Bounced' | null;
  outbox_id: string | null;
}

export interface AutoNotifyTables {
  notify_rule: NotifyRuleTable;
  notify_notice: NotifyNoticeTable;
  notify_delivery: NotifyDeliveryTable;
}
