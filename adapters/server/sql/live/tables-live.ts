import type { ColumnType } from 'kysely';
import type { StoredLiveEvent } from '#core/backend/live/live.repository.port.ts';
import type { RowOf } from '../row-names.ts';

/** The newest event number of a site group, and the instant of that event. A transaction that appends an event locks this row. */
export interface LiveHeadTable {
  site_group_num: number;
  seq: number;
  at: number;
}

/** A live event of a site group, stored for 24 hours. */
export interface LiveEventTable extends RowOf<Omit<StoredLiveEvent, 'data'>> {
  data: ColumnType<StoredLiveEvent['data'], string, never>;
}

/** Tables of the live feed. */
export interface LiveTables {
  live_head: LiveHeadTable;
  live_event: LiveEventTable;
}
