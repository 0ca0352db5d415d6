import { listShape, WINDOW_ROWS } from '../lists/list-query.schema.ts';

/** Name of the job that exports history to a file of unlimited length. */
export const HISTORY_EXPORT_JOB = 'historyExport';

/** The history list and its URL filters. The open alarm and the flat view are not filters (domain guide 6.12 "Filters"). */
export const HISTORY_LIST = listShape({
  name: 'history',
  filters: {
    from: { kind: 'day' },
    to: { kind: 'day' },
    /** Event kinds, separated by commas. */
    kinds: { kind: 'text', most: 160 },
    device: { kind: 'text', most: 9 },
    /** Area as `device/area`. */
    area: { kind: 'text', most: 14 },
    /** Zone as `device/area/zone`. */
    zone: { kind: 'text', most: 24 },
    user: { kind: 'text', most: 20 },
    operator: { kind: 'text', most: 60 },
    alarmNo: { kind: 'text', most: 10 },
    tests: { kind: 'choice', of: ['hidden'] },
    openClose: { kind: 'choice', of: ['hidden'] },
  },
  sizes: [WINDOW_ROWS],
});
