import { listShape, WINDOW_ROWS } from '../lists/list-query.schema.ts';

/** The name of the background jobs that create history files of any length. */
export const HISTORY_EXPORT_JOB = 'historyExport';

/**
 * The filters of history, as they appear in the address. The open alarm and the flat view are not filters (domain guide
 * 6.12 "Filters").
 */
export const HISTORY_LIST = listShape({
  name: 'history',
  filters: {
    from: { kind: 'day' },
    to: { kind: 'day' },
    /** Kinds of rows, separated by commas. */
    kinds: { kind: 'text', most: 160 },
    device: { kind: 'text', most: 9 },
    /** The area in the form `device/area`. */
    area: { kind: 'text', most: 14 },
    /** The zone in the form `device/area/number`. */
    zone: { kind: 'text', most: 24 },
    user: { kind: 'text', most: 20 },
    operator: { kind: 'text', most: 60 },
    alarmNo: { kind: 'text', most: 10 },
    tests: { kind: 'choice', of: ['hidden'] },
    openClose: { kind: 'choice', of: ['hidden'] },
  },
  sizes: [WINDOW_ROWS],
});
