import type { ColumnType } from 'kysely';
import type { StoredLiveEvent } from '#core/backend/live/live.repository.port.ts';
import type { RowOf } from '../row-names.ts';

/** The newest number of a site group and its instant; its row is held by whoever appends. */
export interface LiveHeadTable {
  site_group_num: number;
  seq: number;
  at: number;
}

/** An event for those who watch; kept for 24 hours. */
export interface LiveEventTable extends RowOf<Omit<StoredLiveEvent, 'data'>> {
  data: ColumnType<StoredLiveEvent['data'], string, never>;
}

/** Tables of what is told live. */
export interface LiveTables {
  live_head: LiveHeadTable;
  live_event: LiveEventTable;
}
