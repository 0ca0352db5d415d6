import type { PreferenceStore } from '../preferences/preference.store.port.ts';
import { storedReportSchema, type StoredReport } from './linked-report.schema.ts';

/** The storage key for tokens of mailed reports in a tab. It is removed at each sign-in and sign-out (SECURITY.md §3). */
export const REPORT_TOKENS = 'report-token';

/** Stores the tokens that open reports, by link. `store` belongs to this tab only. */
export interface ReportTokenStore {
  /** Returns null when nothing is stored. */
  read(id: string): StoredReport | null;
  keep(id: string, report: StoredReport): void;
  forget(id: string): void;
}

/** Stores the tokens of mailed reports in this tab (spec §9 "Reports token"). */
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
