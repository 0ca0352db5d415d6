import { dayLabel } from '../../kernel/calendar-day.rule.ts';
import { beforeText, requestsPath, wantedText } from '../../requests/request-list.ts';
import { REQUEST_SUBJECT_NAMES } from '../../requests/request-detail.schema.ts';
import { type Mail, mailText } from '../messages/mail-text.rule.ts';
import type { MessageText } from '../message.queue.port.ts';
import type { ServiceAudience } from '../panel-info/service-request.repository.port.ts';
import type { NotifiedRequest } from './request.repository.port.ts';

/** The kind of news about a request that customers are notified of. */
export type RequestNews =
  | 'approved'
  | 'refused'
  | 'applied'
  /** The service will end, has ended, or continues after all. */
  | 'ending'
  | 'ended'
  | 'goesOn';

/** The kind, author and text of a notice. */
export interface NewsText {
  readonly news: RequestNews;
  readonly by: string | null;
  readonly answer: string | null;
}

interface Places {
  readonly providerName: string;
  readonly publicUrl: string;
}

const SUBJECTS: Readonly<Record<RequestNews, string>> = {
  approved: 'Request approved',
  refused: 'Request refused',
  applied: 'Change applied',
  ending: 'Your service ends',
  ended: 'Your service has ended',
  goesOn: 'Your service continues',
};

const leadOf = ({ by, news }: NewsText, notified: NotifiedRequest, where: string): string => {
  const who = by ?? 'Someone';
  const isService = notified.subject === 'service';
  const day = dayLabel(notified.wanted ?? '');
  switch (news) {
    case 'approved':
      return isService
        ? `${who} approved ending the service of ${where} on ${day}.`
        : `${who} approved your change: ${where}.`;
    case 'refused':
      return isService
        ? `${who} refused to end the service of ${where}.`
        : `${who} refused your change: ${where}.`;
    case 'applied':
      return `Your change is now in effect: ${where}.`;
    case 'ending':
      return `The service of ${where} ends on ${day}.`;
    case 'ended':
      return `The service of ${where} has ended.`;
    case 'goesOn':
      return `${who} withdrew the cancellation: the service of ${where} continues.`;
  }
};

const meaningOf = (news: RequestNews, { subject }: NotifiedRequest): string => {
  if (subject !== 'service') {
    if (news === 'approved') return 'Responders use the current value until the change is applied.';
    return news === 'refused'
      ? 'The current value stays in effect.'
      : 'Responders now use the new value.';
  }
  switch (news) {
    case 'refused':
    case 'goesOn':
      return 'Your system is monitored as before.';
    case 'ended':
      return 'Your system is no longer monitored: signals are only logged, and no one is called.';
    default:
      return 'Your system is monitored until that day begins. After that, no one acts on its signals.';
  }
};

/** Writes the e-mails to a site's customers about a request: its outcome, the consequences, and a link (domain guide 6.7 "Request"). */
export const newsMails = (
  text: NewsText,
  notified: NotifiedRequest,
  emails: readonly string[],
  { providerName, publicUrl }: Places,
): readonly MessageText[] => {
  const where = `${notified.siteName}, ${notified.addressDisplay} (site ${notified.siteNum})`;
  const link = `${publicUrl}/msa/account-info?sn=${notified.siteNum}`;
  const lines = [
    leadOf(text, notified, where),
    ...(notified.subject === 'service'
      ? []
      : [
          `${REQUEST_SUBJECT_NAMES[notified.subject]}: ${beforeText(notified)} → ${wantedText(notified)}`,
        ]),
    ...(text.answer === null ? [] : [`“${text.answer}”`]),
    `${meaningOf(text.news, notified)} ${providerName}`,
  ];
  const isOver = text.news === 'ended';
  const mail: Omit<Mail, 'to'> = {
    subject: `${SUBJECTS[text.news]}: ${notified.siteName}`,
    parts: isOver ? lines : [...lines, { label: 'Open your account', address: link }],
    ...(!isOver && { link }),
  };
  return emails.map((to) => mailText({ to, ...mail }));
};

/** Writes the e-mails to a dealer's users when a customer requests a cancellation or withdraws it. */
export const cancellationMails = (
  event: 'Cancellation requested' | 'Cancellation withdrawn',
  notified: NotifiedRequest & { readonly id: string; readonly by: string },
  { emails }: Pick<ServiceAudience, 'emails'>,
  { providerName, publicUrl }: Places,
): readonly MessageText[] => {
  const address = `${publicUrl}${requestsPath({ request: notified.id })}`;
  const where = `${notified.siteName}, ${notified.addressDisplay} (site ${notified.siteNum})`;
  const isAsked = event === 'Cancellation requested';
  return emails.map((to) =>
    mailText({
      to,
      subject: `${event}: ${notified.siteName}`,
      parts: [
        isAsked
          ? `${notified.by} requests that the service of ${where} end on ${dayLabel(notified.wanted ?? '')}.`
          : `${notified.by} no longer wants the service of ${where} to end.`,
        ...(isAsked ? [`${notified.reason ?? ''}: ${notified.reasonText ?? ''}`] : []),
        isAsked
          ? { label: 'Review the request', address }
          : `The system is monitored as before. ${providerName}`,
        ...(isAsked
          ? [
              `The system is monitored until the request is approved and that day comes. ${providerName}`,
            ]
          : []),
      ],
      ...(isAsked && { link: address }),
    }),
  );
};
