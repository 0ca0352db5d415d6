import type { PreferenceStore } from '../preferences/preference.store.port.ts';
import { storedReportSchema, type StoredReport } from './linked-report.schema.ts';

/** The storage key for tokens of mailed reports in one tab. The tokens are removed at each sign-in and sign-out (SECURITY.md §3). */
export const REPORT_TOKENS = 'report-token';

/** Stores the tokens that open reports, keyed by link id. */
export interface ReportTokenStore {
  /** Returns the stored report, or null when there is none. */
  read(id: string): StoredReport | null;
  keep(id: string, report: StoredReport): void;
  forget(id: string): void;
}

/** Creates the store for tokens of mailed reports. `store` must belong to this tab only (spec §9 "Reports token"). */
export const storedReports = (
  store: Pick<PreferenceStore, 'read' | 'write'>,
): ReportTokenStore => ({
  read: (id) => {
    const kept = storedReportSchema.safeParse(store.read(id, REPORT_TOKENS));
    return kept.success ? kept.data : null;
  },
  keep: (id, report) => store.write(id, REPORT_TOKENS, report),
  forget: (id) => store.write(id, REPORT_TOKENS, null),
});
