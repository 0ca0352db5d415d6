import { listShape, WINDOW_ROWS } from '../lists/list-query.schema.ts';

/** Under this name its files of any length are made in the background. */
export const HISTORY_EXPORT_JOB = 'historyExport';

/** What history can be narrowed to, as its address says it; the alarm that stands open and the flat view are no filters (domain guide 6.12 "Filters"). */
export const HISTORY_LIST = listShape({
  name: 'history',
  filters: {
    from: { kind: 'day' },
    to: { kind: 'day' },
    /** Kinds of rows, between commas. */
    kinds: { kind: 'text', most: 160 },
    device: { kind: 'text', most: 9 },
    /** `device/area`. */
    area: { kind: 'text', most: 14 },
    /** `device/area/number`. */
    zone: { kind: 'text', most: 24 },
    user: { kind: 'text', most: 20 },
    operator: { kind: 'text', most: 60 },
    alarmNo: { kind: 'text', most: 10 },
    tests: { kind: 'choice', of: ['hidden'] },
    openClose: { kind: 'choice', of: ['hidden'] },
  },
  sizes: [WINDOW_ROWS],
});
