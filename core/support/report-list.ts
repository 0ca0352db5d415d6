import { listShape } from '../lists/list-shape.ts';
import type { ExportColumn } from '../lists/list-table.rule.ts';
import { intakeStatusSchema, type IntakeReport } from './support.schema.ts';

/** Bug reports and feedback: the newest first unless sorted (domain guide 6.17). */
export const REPORT_LIST = listShape({
  name: 'reports',
  sorts: ['report', 'kind', 'from', 'written', 'state'],
  filters: {
    kind: { kind: 'choice', of: ['bug', 'feedback'] },
    status: { kind: 'choice', of: intakeStatusSchema.options },
  },
});

/** What a report is called: its own summary, or what feedback gives. */
export const reportName = ({ summary, rating }: Pick<IntakeReport, 'summary' | 'rating'>): string =>
  summary ?? `Rating ${rating ?? 0} of 5`;

/** What a report is, in one word. */
export const kindWord = ({ kind }: Pick<IntakeReport, 'kind'>): string =>
  kind === 'bug' ? 'Bug' : 'Feedback';

/** Headings of the list, and what a file says under them. */
export const REPORT_COLUMNS: readonly ExportColumn<IntakeReport>[] = [
  { key: 'report', title: 'Report', value: reportName },
  { key: 'reference', title: 'Reference', value: ({ reference }) => reference },
  { key: 'kind', title: 'Kind', value: kindWord },
  { key: 'from', title: 'From', value: ({ writtenBy }) => writtenBy },
  { key: 'written', title: 'Written', value: ({ createdAt }) => createdAt },
  { key: 'state', title: 'State', value: ({ status }) => status },
];
