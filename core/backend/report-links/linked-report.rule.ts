import type { LinkedReport } from '../../report-links/linked-report.schema.ts';
import { daysText } from '../../reports/report-days.rule.ts';
import { reportTitle } from '../../reports/report-kinds.ts';
import { refusalOf } from '../refusal.ts';
import type { StoredReportLink } from './report-code.repository.port.ts';

/** The refusal for a report whose file was deleted or never made. */
export const FILE_GONE = refusalOf(
  'expired',
  'reportExpired',
  'This report is no longer available. You can request a new one.',
);

/** Converts a report to the fields that a reader sees after entering the code. */
export const linkedReport = ({ reportId, report }: StoredReportLink): LinkedReport => {
  const title = reportTitle(report.kind);
  const days = daysText(report);
  return {
    reportId,
    name: report.name,
    about: report.name === title ? days : `${title}, ${days}`,
    format: report.format,
    size: report.size,
  };
};
