import { messagesPath } from '../../answering-messages/message-list.ts';
import { NOTIFY_CAUSES } from '../../auto-notify/notify-rule.schema.ts';
import { counted } from '../../kernel/counted.rule.ts';
import type { MessageText } from '../message.queue.port.ts';
import { mailText } from '../messages/mail-text.rule.ts';
import { momentText, type LocalClock } from '../moment-text.rule.ts';
import type { NotifyEvent, StoredNotifyRule } from './notify-rule.repository.port.ts';

interface Places {
  readonly localClock: LocalClock;
  readonly publicUrl: string;
  readonly providerName: string;
}

/** Maximum number of notices listed in an SMS; the others are only counted. */
const IN_SMS = 2;

const subjectOf = (rule: StoredNotifyRule, [first, ...more]: readonly NotifyEvent[]): string =>
  first === undefined || more.length > 0
    ? `${NOTIFY_CAUSES[rule.cause]}: ${counted(more.length + 1, 'notice')}`
    : first.words;

/** Writes a rule's e-mail about one or more events, with a link to the portal. Event times are in the group's time zone. */
export const noticeMail = (
  rule: StoredNotifyRule,
  notices: readonly NotifyEvent[],
  to: string,
  { localClock: place, providerName, publicUrl }: Places,
): MessageText => {
  const only = notices.length === 1 ? (notices[0]?.messageId ?? null) : null;
  const path =
    rule.cause === 'message'
      ? messagesPath(only === null ? {} : { message: only })
      : '/home/dashboard';
  const address = `${publicUrl}${path}`;
  return mailText({
    to,
    subject: subjectOf(rule, notices),
    parts: [
      ...notices.map(({ at, words }) => `${words}, ${momentText(at, place)}.`),
      { label: 'Open the portal', address },
      `You receive this because of an auto-notify rule. ${providerName}`,
    ],
    link: address,
  });
};

/** Writes a rule's SMS about one or more events. */
export const noticeSms = (notices: readonly NotifyEvent[], to: string): MessageText => {
  const named = notices.slice(0, IN_SMS).map(({ words }) => words);
  const rest = notices.length - named.length;
  const text = [...named, ...(rest > 0 ? [`and ${counted(rest, 'more', 'more')}`] : [])].join('. ');
  return { channel: 'sms', to, subject: '', text, html: null, code: null, link: null };
};
