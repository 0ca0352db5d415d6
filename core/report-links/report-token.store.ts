import type { PreferenceStore } from '../preferences/preference.store.port.ts';
import { storedReportSchema, type StoredReport } from './linked-report.schema.ts';

/** Under which name a tab keeps what opens mailed reports; it goes at each sign-in and sign-out (SECURITY.md §3). */
export const REPORT_TOKENS = 'report-token';

/** Keeps what opens a report, by link; `store` is one of this tab alone. */
export interface ReportTokenStore {
  /** Null where nothing is kept. */
  read(id: string): StoredReport | null;
  keep(id: string, report: StoredReport): void;
  forget(id: string): void;
}

/** The tokens of mailed reports in a store of this tab (spec §9 "Reports token"). */
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
