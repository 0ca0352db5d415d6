import * as z from 'zod/mini';
import type { PreferenceStore } from '../preferences/preference.store.port.ts';
import { openedReportSchema } from './report-link.schema.ts';

/** Under which name a tab keeps what opens mailed reports; it goes at each sign-in and sign-out (SECURITY.md §3). */
export const REPORT_TOKENS = 'report-token';

/** What a right code brought, and until when it counts by this machine's clock (ms). */
const keptReportSchema = z.object({ opened: openedReportSchema, until: z.number() });
export type KeptReport = z.infer<typeof keptReportSchema>;

/** Keeps what opens a report, by link; `store` is one of this tab alone. */
export interface ReportTokenStore {
  /** Null where nothing is kept. */
  read(id: string): KeptReport | null;
  keep(id: string, report: KeptReport): void;
  forget(id: string): void;
}

/** The tokens of mailed reports in a store of this tab (spec §9 "Reports token"). */
export const keptReports = (store: Pick<PreferenceStore, 'read' | 'write'>): ReportTokenStore => ({
  read: (id) => {
    const kept = z.safeParse(keptReportSchema, store.read(id, REPORT_TOKENS));
    return kept.success ? kept.data : null;
  },
  keep: (id, report) => store.write(id, REPORT_TOKENS, report),
  forget: (id) => store.write(id, REPORT_TOKENS, null),
});
