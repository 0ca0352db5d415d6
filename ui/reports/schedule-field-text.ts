import { REPORT_KIND_NAMES } from '#core/reports/report-kinds.ts';
import {
  REPORT_FREQUENCY_NAMES,
  type ReportScheduleForm,
} from '#core/reports/report-schedule.schema.ts';
import { REPORT_FORMAT_NAMES, REPORT_PERIOD_NAMES } from '#core/reports/report-row.schema.ts';
import type { TypedReportRequest } from '#core/reports/typed-report-request.rule.ts';
import type { FieldText } from '../shell/revised-fields.ts';
import { WEEKDAYS } from './when-text.rule.ts';

type Own = 'name' | 'frequency' | 'weekday' | 'atTime' | 'timeZone' | 'recipients';

/** The form fields of a schedule, without the report fields. */
export interface TypedSchedule extends Pick<ReportScheduleForm, Own | 'sendWhenEmpty' | 'active'> {
  readonly monthDay: string;
}

const REACHES = { group: 'Whole group', branch: 'One branch', sites: 'Selected sites' } as const;

/** Labels and value texts of schedule fields, for comparing two versions. */
export const SCHEDULE_TEXT: FieldText<TypedReportRequest & TypedSchedule> = {
  active: 'Active',
  name: 'Name',
  kind: { label: 'Report', say: (kind) => REPORT_KIND_NAMES[kind].title },
  reach: { label: 'Scope', say: (reach) => REACHES[reach] },
  branch: 'Branch',
  sites: 'Site numbers',
  period: { label: 'Period', say: (period) => REPORT_PERIOD_NAMES[period] },
  days: 'Days',
  format: { label: 'Format', say: (format) => REPORT_FORMAT_NAMES[format] },
  frequency: { label: 'Runs', say: (frequency) => REPORT_FREQUENCY_NAMES[frequency] },
  weekday: { label: 'On', say: (weekday) => WEEKDAYS[weekday - 1] ?? '' },
  monthDay: 'Day of the month',
  atTime: 'At',
  timeZone: 'Time zone',
  recipients: {
    label: 'Recipients',
    say: (all) => all.map(({ email, name }) => name ?? email).join(', '),
  },
  sendWhenEmpty: 'Send when empty',
};
