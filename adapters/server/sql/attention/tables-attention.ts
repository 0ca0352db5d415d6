import type { Generated } from 'kysely';
import type { AttentionView } from '#core/attention/attention-state.rule.ts';
import type { RowOf } from '../row-names.ts';

/** A site on the watch list that all users of a group share. */
export interface SiteWatchTable {
  site_group_num: number;
  site_num: number;
  watched_by: string;
  since: number;
}

/**
 * The state that users set for a cause that needs attention, such as acknowledged or snoozed. The row keeps the site's
 * group of that time, so that the state does not move with the site to another dealer.
 */
export interface AttentionStateTable extends RowOf<AttentionView> {
  key: string;
  site_group_num: number;
  site_num: number;
}

/**
 * Counts of signals, alarms, openings and closings per half hour, maintained by database triggers. Several rows can belong
 * to the same half hour of a group.
 */
export interface ActivitySlotTable {
  site_group_num: number;
  at: number;
  share: number;
  signals: Generated<number>;
  alarms: Generated<number>;
  openings: Generated<number>;
  closings: Generated<number>;
}

export interface AttentionTables {
  site_watch: SiteWatchTable;
  attention_state: AttentionStateTable;
  activity_slot: ActivitySlotTable;
}
