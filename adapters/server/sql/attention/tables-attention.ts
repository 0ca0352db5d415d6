import type { Generated } from 'kysely';
import type { AttentionView } from '#core/attention/attention-state.rule.ts';
import type { RowOf } from '../row-names.ts';

/** A site that the users of a group watch together. */
export interface SiteWatchTable {
  site_group_num: number;
  site_num: number;
  watched_by: string;
  since: number;
}

/** A user's statement about a cause. It has the site's group of that time, so that it does not follow the site to another dealer. */
export interface AttentionStateTable extends RowOf<AttentionView> {
  key: string;
  site_group_num: number;
  site_num: number;
}

/**
 * Counts of signals, alarms, openings and closings within half an hour, maintained by the database itself. Each half hour
 * of a group has several rows.
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

/** Tables of the dealer's dashboard. */
export interface AttentionTables {
  site_watch: SiteWatchTable;
  attention_state: AttentionStateTable;
  activity_slot: ActivitySlotTable;
}
