import { counted } from '../../kernel/counted.rule.ts';
import { dayLabel } from '../../kernel/calendar-day.rule.ts';
import { REPORT_FORMAT_NAMES, type ReportFormat } from '../../reports/report-row.schema.ts';
import { reportTitle } from '../../reports/report-kinds.ts';
import { mailText } from '../messages/mail-text.rule.ts';
import type { MessageText } from '../message.queue.port.ts';

/** The facts about a report that an e-mail may contain; never report data. */
export interface MailedReport {
  readonly kind: string;
  readonly name: string;
  readonly scopeName: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly format: ReportFormat;
}

const daysOf = ({ fromDay, toDay }: MailedReport): string =>
  fromDay === toDay ? dayLabel(fromDay) : `${dayLabel(fromDay)} to ${dayLabel(toDay)}`;

const aboutOf = (report: MailedReport): string =>
  [
    ...(report.name === reportTitle(report.kind) ? [] : [reportTitle(report.kind)]),
    report.scopeName,
    daysOf(report),
  ].join(', ');

/** Writes the e-mail about a finished report to one recipient, with its title and link (spec §2.3). */
export const readyMail = (
  report: MailedReport & { readonly rows: number; readonly keptUntil: string },
  { address, to, providerName }: Record<'address' | 'to' | 'providerName', string>,
): MessageText =>
  mailText({
    to,
    subject: `Report ready: ${report.name}`,
    parts: [
      `${report.name}: ${aboutOf(report)}.`,
      `${counted(report.rows, 'row')}, ${REPORT_FORMAT_NAMES[report.format]}. Kept until ${dayLabel(report.keptUntil)}.`,
      { label: 'Download the report', address },
      `To open it, you’ll be asked for a code that we send to this address. ${providerName}`,
    ],
    link: address,
  });

/** Writes the e-mail about a scheduled report that failed. */
export const failedMail = (
  report: MailedReport & { readonly problem: string },
  { to, providerName }: Record<'to' | 'providerName', string>,
): MessageText =>
  mailText({
    to,
    subject: `Report failed: ${report.name}`,
    parts: [
      `${report.name} could not be created: ${aboutOf(report)}.`,
      report.problem,
      `The owner of the schedule can find it under Completed reports and run it again there. ${providerName}`,
    ],
  });
