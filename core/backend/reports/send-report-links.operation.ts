import { calendarDay } from '../../kernel/calendar-day.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { MessageText } from '../message.queue.port.ts';
import type { NewReport } from './report.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { failedMail, readyMail } from './ready-mail.rule.ts';

export type ReportMailPorts = Pick<
  BackendPorts,
  'clock' | 'ids' | 'secrets' | 'publicUrls' | 'providerName'
>;

/** The facts about a report that mailing needs. */
export type MailedTo = Pick<
  NewReport,
  | 'id'
  | 'siteGroupNum'
  | 'recipients'
  | 'kind'
  | 'name'
  | 'scopeName'
  | 'fromDay'
  | 'toDay'
  | 'format'
  | 'timeZone'
>;

const queue = async (
  tx: Transaction,
  { clock, ids }: ReportMailPorts,
  siteGroupNum: number,
  mails: readonly MessageText[],
): Promise<void> => {
  const queuedAt = clock.now();
  await tx.messages.enqueue(
    ...mails.map((mail) => ({ ...mail, id: ids.next(), queuedAt, siteGroupNum })),
  );
};

/**
 * Queues one e-mail with a link for each recipient of a finished report, in the dealer's name and in the caller's
 * transaction. A recipient who was mailed the report before gets the same link. Returns the number of e-mails.
 */
export const sendReportLinks = async (
  tx: Transaction,
  ports: ReportMailPorts,
  report: MailedTo,
  { rows, expiresAt }: { readonly rows: number; readonly expiresAt: number },
): Promise<number> => {
  const now = ports.clock.now();
  const addresses = [...new Set(report.recipients.map(({ email }) => email))];
  if (addresses.length === 0) return 0;
  const links = await tx.reportLinks.put(
    addresses.map((address) => ({
      id: ports.secrets.token(),
      reportId: report.id,
      address,
      createdAt: now,
      sentAt: now,
    })),
  );
  const keptUntil = calendarDay(expiresAt, report.timeZone);
  const mails = links.map(({ address: to, id }) =>
    readyMail(
      { ...report, rows, keptUntil },
      {
        to,
        providerName: ports.providerName,
        address: `${ports.publicUrls.dealer}/reports-download/${id}`,
      },
    ),
  );
  await queue(tx, ports, report.siteGroupNum, mails);
  return mails.length;
};

/** Queues e-mails that tell the recipients of a scheduled report why it failed. Returns the number of e-mails. */
export const notifyReportFailed = async (
  tx: Transaction,
  ports: ReportMailPorts,
  report: MailedTo,
  problem: string,
): Promise<number> => {
  const addresses = [...new Set(report.recipients.map(({ email }) => email))];
  const { providerName } = ports;
  const mails = addresses.map((to) => failedMail({ ...report, problem }, { to, providerName }));
  await queue(tx, ports, report.siteGroupNum, mails);
  return mails.length;
};
